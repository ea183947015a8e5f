import { startServer } from '#tests/support/server.ts';
import { atMost, type Figure, median, round, withoutBar } from './figure.ts';
import { hasProgram, load } from './load.ts';
import { startNginx } from './nginx.ts';
import { startPlain } from './plain.ts';

const RECIPE = '/recipes/red-lentil-dal';
const ROUNDS = 3;
const SECONDS = 5;
const NGINX_PORT = 4480;

/** A stored recipe page against nginx, round by round in turns, and under 64 connections. `from` is a built DATA_DIR. */
export async function benchServing(from: string): Promise<Figure[]> {
  if (!hasProgram('wrk') || !hasProgram('nginx')) {
    const measured = 'not measured: install wrk and nginx';
    return [{ what: 'stored recipe page against nginx', measured, bar: '–', holds: null }];
  }
  const server = await startServer({ from });
  const page = `${server.url}${RECIPE}`;
  const nginx = await startNginx(await (await fetch(page)).text(), NGINX_PORT);
  const plain = await startPlain(await fetch(page));
  try {
    const ours: number[] = [];
    const nginxRates: number[] = [];
    const bare: number[] = [];
    await load(page, 16, 2);
    for (let round = 0; round < ROUNDS; round++) {
      ours.push((await load(page, 16, SECONDS)).requestsPerSecond);
      nginxRates.push((await load(nginx.url, 16, SECONDS)).requestsPerSecond);
      bare.push((await load(plain.url, 16, SECONDS)).requestsPerSecond);
    }
    const many = await load(page, 64, SECONDS);
    const share = median(ours) / median(bare);
    return [
      {
        what: 'stored recipe page, requests a second, one process, against Node.js answering a constant with the same headers',
        measured: `${round(share)} (${Math.round(median(ours))} to ${Math.round(median(bare))})`,
        bar: '≥ 0.67',
        holds: share >= 0.67,
      },
      withoutBar(
        'for comparison: the same against nginx with one worker',
        `${round(median(ours) / median(nginxRates))} (${Math.round(median(ours))} to ${Math.round(median(nginxRates))})`,
      ),
      {
        ...atMost('stored recipe page at 64 connections, p99', many.p99, 'ms', 20),
        holds: many.p99 <= 20 && many.errors === 0,
      },
      {
        what: 'stored recipe page at 64 connections, errors',
        measured: String(many.errors),
        bar: '0',
        holds: many.errors === 0,
      },
    ];
  } finally {
    await plain.stop();
    await nginx.stop();
    await server.stop();
  }
}
