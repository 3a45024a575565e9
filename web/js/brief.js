// @ts-check
// What stands for a while and then goes by itself, such as a notice.

export class Brief {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {number} ms how long it stands
   * @param {() => void} end takes it away
   */
  constructor(ms, end) {
    this.ms = ms;
    this.end = end;
  }

  /** It stands from now on; what stood before has been replaced. */
  begin() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.end, this.ms);
  }
}
