import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
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

interface Query {
  expr: string;
  legendFormat?: string;
}
const queriesOf = (board: string): Query[] =>
  (JSON.parse(board) as { panels: { targets?: Query[] }[] }).panels.flatMap(({ targets = [] }) => targets);

/** What a query asks for that is in none of the numbers; `⚠` where it is no query. */
function missingIn({ expr, legendFormat = '' }: Query, said: ReadonlyMap<string, number>): string[] {
  const [names, labels, pairs] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const missing: string[] = [];
  parser.parse(expr).iterate({
    enter({ type, name, from, to }) {
      const text = expr.slice(from, to);
      if (type.isError) missing.push(`⚠ ${expr}`);
      if (name === 'Identifier') names.add(text);
      if (name === 'LabelName') labels.add(text);
      if (name === 'UnquotedLabelMatcher' && /^\w+="/.test(text)) pairs.add(text);
    },
  });
  for (const [, label = ''] of legendFormat.matchAll(/\{\{\s*(\w+)\s*\}\}/g)) labels.add(label);
  const lines = [...said.keys()].filter((line) => names.has(line.replace(/\{.*/, '')));
  const isSaid = (part: string) => lines.some((line) => line.includes(part));
  return [
    ...missing,
    ...[...names].filter((name) => ![...said.keys()].some((line) => line.replace(/\{.*/, '') === name)),
    ...[...labels].filter((label) => !isSaid(`{${label}="`) && !isSaid(`,${label}="`)),
    ...[...pairs].filter((pair) => !isSaid(pair)),
  ];
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

  it('has every number, label and value that the board in docs/grafana.json asks for', async () => {
    await fetch(`${open.url}/api/recipes?limit=1`);
    const said = await figures();
    const asked = queriesOf(readFileSync('docs/grafana.json', 'utf8'));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.flatMap((query) => missingIn(query, said))).toEqual([]);
    for (const expr of [
      'plantry_answer_total',
      'sum by (sort) (plantry_answers_total)',
      'plantry_store_lookups_total{state="hot"}',
      'rate(plantry_renders_total[5m',
    ])
      expect(missingIn({ expr }, said), expr).not.toEqual([]);
    expect(missingIn({ expr: 'plantry_waiting', legendFormat: '{{queue}}' }, said)).not.toEqual([]);
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
