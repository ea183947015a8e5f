import { afterEach, describe, expect, it } from 'vitest';
import { env } from '#src/server/base/env.ts';
import { figures } from '#src/server/base/figures.ts';
import { hasMetrics, metricsAnswer } from '#src/server/host/metrics.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();
afterEach(() => void delete env().METRICS_TOKEN);

const TOKEN = 'a token of some length';

describe('the numbers of a process', () => {
  it('are there with a token in the settings alone', () => {
    expect(hasMetrics()).toBe(false);
    env().METRICS_TOKEN = TOKEN;
    expect(hasMetrics()).toBe(true);
  });

  it.each([undefined, '', 'Bearer', 'Bearer undefined', `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN}x`])(
    'are closed to %s',
    async (given) => {
      env().METRICS_TOKEN = TOKEN;
      const { status, body, headers } = await metricsAnswer(given);
      expect({ status, body }).toEqual({ status: 401, body: 'METRICS_TOKEN is asked for' });
      expect(headers).toContainEqual(['WWW-Authenticate', 'Bearer']);
    },
  );

  it('are those that are counted, each time anew', async () => {
    env().METRICS_TOKEN = TOKEN;
    const read = async () => String((await metricsAnswer(`Bearer ${TOKEN}`)).body).split('\n');
    const { mail, renders } = { ...figures };
    Object.assign(figures.mail, { sent: 3, failed: 2, givenUp: 1 });
    figures.renders.count = 7;
    figures.renders.seconds = 1.5;
    const lines = await read();
    for (const line of [
      'plantry_mails_total{outcome="sent"} 3',
      'plantry_mails_total{outcome="failed"} 2',
      'plantry_mails_total{outcome="given_up"} 1',
      'plantry_renders_total 7',
      'plantry_render_seconds_total 1.5',
      'plantry_waiting{line="mails"} 0',
      'plantry_backup_timestamp_seconds 0',
    ])
      expect(lines).toContain(line);
    mail.sent++;
    renders.count++;
    expect(await read()).toEqual(
      expect.arrayContaining(['plantry_mails_total{outcome="sent"} 4', 'plantry_renders_total 8']),
    );
  });
});
