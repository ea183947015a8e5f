/**
 * Floods a server of this machine from a process of its own, and prints how many answers of each status it got, as JSON.
 * Usage: npm run script -- scripts/bench/flood.ts URL PATH CONNECTIONS SECONDS [--many] [--deaf]   `{n}` in PATH is another number in
 * every request, `{few}` one of two hundred that recur, `{misspelt}` another 22 misspelt words; `--many` gives every request an address of its own, for a server that trusts one proxy. `--deaf` sends
 * `PIPELINED` requests on each connection, reads nothing, and prints how many seconds the server held the connections.
 */
import { connect } from 'node:net';
import { misspeltSearch } from './misspelt-words.ts';

const [url = '', path = '', connections = '', seconds = ''] = process.argv.slice(2);
const PIPELINED = 40;
const FEW = 200;
const fromMany = process.argv.includes('--many');
const { host, hostname, port } = new URL(url);
if (!['localhost', '127.0.0.1'].includes(hostname)) throw new Error('Only this machine is flooded');
const end = performance.now() + Number(seconds) * 1000;
const counts: Record<string, number> = {};
let asked = 0;

function request(): string {
  const number = asked++;
  const sender = fromMany
    ? `X-Forwarded-For: 198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}\r\n`
    : '';
  return `GET ${path
    .replace('{misspelt}', () => encodeURIComponent(misspeltSearch(number)))
    .replace('{n}', String(number))
    .replace('{few}', String(number % FEW))} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n${sender}\r\n`;
}

/** One connection that asks again when it was answered, until the time is over. */
function flood(): Promise<void> {
  return new Promise((resolve) => {
    let seen = Buffer.alloc(0);
    const socket = connect(Number(port), hostname, () => socket.write(request()));
    socket.setTimeout(Number(seconds) * 1000 + 2000, () => socket.destroy());
    socket.on('error', () => {
      counts.error = (counts.error ?? 0) + 1;
    });
    socket.on('close', () => resolve());
    socket.on('data', (bytes) => {
      seen = Buffer.concat([seen, bytes]);
      const body = seen.indexOf('\r\n\r\n') + 4;
      if (body < 4) return;
      const head = seen.toString('latin1', 0, body);
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      const isWhole = length ? seen.length >= body + Number(length) : seen.subarray(-5).toString() === '0\r\n\r\n';
      if (!isWhole) return;
      const status = head.slice(9, 12);
      counts[status] = (counts[status] ?? 0) + 1;
      seen = Buffer.alloc(0);
      if (performance.now() < end) socket.write(request());
      else socket.destroy();
    });
  });
}

/** One connection whose client asks and does not listen, until the server ends it. */
function talk(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(Array.from({ length: PIPELINED }, request).join('')),
    );
    // Nothing is read, so that the end is noticed only by writing: an empty line between requests is allowed.
    const knock = setInterval(() => socket.write('\r\n'), 500);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(knock);
      resolve();
    });
  });
}

setTimeout(() => process.exit(2), Number(seconds) * 1000 + 10_000).unref();
const start = performance.now();
const isDeaf = process.argv.includes('--deaf');
await Promise.all(Array.from({ length: Number(connections) }, isDeaf ? talk : flood));
console.log(isDeaf ? (performance.now() - start) / 1000 : JSON.stringify(counts));
