import { startServer } from '#tests/support/server.ts';
import { atMost, type Figure, median, round, withoutBar } from './figure.ts';
import { hasProgram, load } from './load.ts';
import { startNginx } from './nginx.ts';
import { startPlain } from './plain.ts';

const RECIPE = '/recipes/red-lentil-dal';
/** Many and short: what else the machine does meanwhile then meets all of them alike. */
const ROUNDS = 12;
const SECONDS = 2;
const MANY_SECONDS = 5;
const NGINX_PORT = 4480;

/**
 * A stored recipe page against Node.js answering a constant with the same headers, and against nginx where there is one, round
 * by round in turns; and under 64 connections. A share is the median of those of the rounds. `from` is a built DATA_DIR.
 */
export async function benchServing(from: string): Promise<Figure[]> {
  if (!hasProgram('wrk')) return [withoutBar('stored recipe page under load', 'not measured: install wrk')];
  const server = await startServer({ from });
  const page = `${server.url}${RECIPE}`;
  const plain = await startPlain(await fetch(page));
  const nginx = hasProgram('nginx') ? await startNginx(await (await fetch(page)).text(), NGINX_PORT) : null;
  try {
    const ours: number[] = [];
    const bare: number[] = [];
    const nginxRates: number[] = [];
    const rate = async (url: string) => (await load(url, 16, SECONDS)).requestsPerSecond;
    await rate(page);
    await rate(plain.url);
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await rate(page));
      bare.push(await rate(plain.url));
      if (nginx) nginxRates.push(await rate(nginx.url));
    }
    const many = await load(page, 64, MANY_SECONDS);
    const against = (others: readonly number[]) => {
      const share = median(ours.map((ourRate, round) => ourRate / (others[round] ?? Number.NaN)));
      return { share, measured: `${round(share)} (${Math.round(median(ours))} to ${Math.round(median(others))})` };
    };
    const { share, measured } = against(bare);
    return [
      {
        what: 'stored recipe page, requests a second, one process, against Node.js answering a constant with the same headers',
        measured,
        bar: '≥ 0.85',
        holds: share >= 0.85,
      },
      withoutBar(
        'for comparison: the same against nginx with one worker',
        nginx ? against(nginxRates).measured : 'not measured: install nginx',
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
    await nginx?.stop();
    await server.stop();
  }
}
