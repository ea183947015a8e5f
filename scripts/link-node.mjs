/**
 * After an install, links the Node.js that came along where it is looked for: node_modules/.bin/node, which npm 10 takes away
 * again with what is for other machines, and node_modules/node/bin/node, which units of an earlier version name.
 */
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
// On Windows the program has another name, and npm writes a command that starts it.
const program = join(modules, `node-${process.platform}-${process.arch}/bin/node`);
if (existsSync(program))
  for (const place of ['.bin/node', 'node/bin/node'].map((path) => join(modules, path))) {
    mkdirSync(dirname(place), { recursive: true });
    rmSync(place, { force: true });
    symlinkSync(relative(dirname(place), program), place);
  }
