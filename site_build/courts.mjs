import { writeFileSync } from 'node:fs';
writeFileSync(process.argv[3], '<svg xmlns="http://www.w3.org/2000/svg"/>');
