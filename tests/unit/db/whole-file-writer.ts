import { writeWhole } from '#src/db/whole-file.ts';

/** Writes a file again and again, each time with another letter, until it is killed. */
const [file = '', size = ''] = process.argv.slice(2);
for (let at = 0; ; at++) await writeWhole(file, String.fromCharCode(97 + (at % 26)).repeat(Number(size)));
