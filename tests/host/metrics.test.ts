import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const TOKEN = 'a token of some length';
let open: RunningServer;
let shut: RunningServer;
beforeAll(async () => {
  [open, shut] = await Promise.all([startServer({ METRICS_TOKEN: TOKEN }), startServer()]);
});
afterAll(() => Promise.all([open.stop(), shut.stop()]));

const metrics = (authorization?: string) =>
  fetch(`${open.url}/metrics`, { headers: authorization ? { Authorization: authorization } : {} });

/** Values by name and labels, as `name{label="value"}`. */
async function figures(): Promise<Map<string, number>> {
  const lines = (await (await metrics(`Bearer ${TOKEN}`)).text()).split('\n').filter((line) => /^[a-z]/.test(line));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('/metrics', () => {
  it('is not there without a token in the settings', async () => {
    expect((await fetch(`${shut.url}/metrics`)).status).toBe(404);
  });

  it.each([undefined, 'Bearer', 'Bearer another token', `Basic ${TOKEN}`, TOKEN])('is closed to %s', async (given) => {
    const answer = await metrics(given);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).not.toContain('plantry');
  });

  it('counts answers by kind and status, the store, renders, lines, mail, backups and the event loop', async () => {
    await fetch(`${open.url}/trending`);
    const before = await figures();
    await fetch(`${open.url}/trending`);
    await fetch(`${open.url}/api/recipes?limit=1`);
    await fetch(`${open.url}/no-such-page`);
    await fetch(`${open.url}/favicon.svg`);
    const after = await figures();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('plantry_store_lookups_total{state="hit"}')).toBe(1);
    expect(grown('plantry_answers_total{kind="page",status="200"}')).toBe(1);
    expect(grown('plantry_answers_total{kind="call",status="200"}')).toBe(1);
    expect(grown('plantry_answers_total{kind="file",status="200"}')).toBe(1);
    expect(after.get('plantry_renders_total')).toBeGreaterThan(0);
    for (const name of [
      'plantry_waiting{line="pages"}',
      'plantry_waiting{line="mails"}',
      'plantry_mails_total{outcome="sent"}',
      'plantry_database_writes_total',
      'plantry_database_wait_seconds_total',
      'plantry_backup_timestamp_seconds',
      'plantry_backup_late',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(after.has(name), name).toBe(true);
  });

  it('has every number that the board in docs/grafana.json shows', async () => {
    const names = new Set([...(await figures()).keys()].map((name) => name.replace(/\{.*/, '')));
    const shown = readFileSync('docs/grafana.json', 'utf8').match(/\b(?:plantry|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((name) => !names.has(name))).toEqual([]);
  });

  it('has a bounded number of lines, whatever is asked for', async () => {
    await fetch(`${open.url}/nothing-1`);
    // Those of Node.js itself come and go with what it does.
    const lines = async () => [...(await figures()).keys()].filter((name) => name.startsWith('plantry_')).length;
    const before = await lines();
    for (let n = 0; n < 20; n++)
      await fetch(`${open.url}/nothing-${n}-${Math.random()}`, { method: n % 2 ? 'GET' : 'HEAD' });
    expect((await lines()) - before).toBeLessThanOrEqual(2);
  });
});
