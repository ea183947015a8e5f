import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below those that a machine gives to connections that go out (from 32768 on, or from 49152): a port that was free a
 * moment ago may be one of these before a server takes it. By chance, so that two processes seldom look at the same.
 */
const FROM = 10_240;
const TO = 32_768;

/** A port nobody listens on, on 127.0.0.1. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
