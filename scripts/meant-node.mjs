/**
 * Ends a program in words when it runs on another Node.js than the one that is meant: the one in node_modules, which is what
 * is tested, or, where there is none for a machine, one that is new enough. In plain JavaScript of any age, since an older
 * Node.js reads no TypeScript. Usage: node --import ./scripts/meant-node.mjs scripts/start.ts, or as the first import.
 */
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const { engines, optionalDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** The package with Node.js for this machine. */
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const brought = optionalDependencies[name];
const least = engines.node.replace('>=', '');

const isNewer = (one, other) => one.localeCompare(other, 'en', { numeric: true }) >= 0;

function whatIsWrong() {
  const running = process.versions.node;
  if (!brought)
    return isNewer(running, least)
      ? ''
      : `This is Node.js ${running}. Plantry needs ${least} or newer, and brings none along for this kind of machine: please install one.`;
  if (running === brought) return '';
  const meant = `This is Node.js ${running}. Plantry runs on ${brought}, which it brings along`;
  return existsSync(new URL(`node_modules/${name}`, root))
    ? `${meant}: use npm start, or node_modules/.bin/node in the place of node.`
    : `${meant}, but it isn’t in node_modules: run npm ci again, without --omit=optional.`;
}

const wrong = whatIsWrong();
if (wrong) {
  console.error(`${wrong} Nothing was started or changed.`);
  process.exit(1);
}
