import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AiSearchResult } from '#src/contracts/search/ai-search.ts';
import { auditLog, recipes } from '#src/db/schema.ts';
import { workTime } from '#src/domain/recipes/times.ts';
import { NO_FILTERS, type SearchFilters } from '#src/domain/search/search-filters.ts';
import { READ_SEARCH } from '#src/server/ai/instructions.ts';
import { read, write } from '#src/server/base/database.ts';
import { log } from '#src/server/base/log.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Behaviour } from '#tests/support/fake-openai.ts';
import { holdTimersInEach, outlasted } from '#tests/support/held-time.ts';
import { signedIn } from '#tests/support/members.ts';
import { chatCompletionRequestSchema } from '#tests/support/openai-request.ts';

/** The default provider is a vendor that is faked at the network. */
const vendor = await vi.hoisted(async () => {
  const { startFakeOpenAi } = await import('#tests/support/fake-openai.ts');
  const fake = await startFakeOpenAi();
  Object.assign(process.env, { OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: fake.url, AI_TIMEOUT_SECONDS: '10' });
  return fake;
});

seededDatabase();
holdTimersInEach();
afterAll(() => vendor.stop());

const { cookie, email } = await signedIn('premium');
const search = (query: string, signal?: AbortSignal) =>
  api('POST', '/api/ai-search', { cookie, body: { query }, ...(signal && { signal }) });
/** Asks a vendor that stays silent, until its time is up. */
const searchInVain = (query: string) => {
  const before = vendor.requests.length;
  return outlasted(
    10_000,
    () => search(query),
    () => vendor.requests.length > before,
  );
};
const answering = (wish: Partial<SearchFilters> & Record<string, unknown>): Behaviour => ({
  kind: 'answer',
  content: JSON.stringify({ ...NO_FILTERS, ...wish }),
});
const written = () => read().select().from(auditLog).where(eq(auditLog.actor, email));

beforeEach(() => {
  vendor.requests.length = 0;
});

describe('POST /api/ai-search with a vendor', () => {
  it('tells the vendor the sentence as data and nothing of this site, and searches for what it answers', async () => {
    vendor.next = answering({ text: 'soup', excluded: ['mushrooms'], maxMinutes: 45 });
    const { status, body } = await search('a soup without mushrooms in three quarters of an hour');
    expect(status, JSON.stringify(body)).toBe(200);
    const { results, wish } = body as AiSearchResult;
    expect(wish).toMatchObject({ text: 'soup', excluded: ['mushrooms'], maxMinutes: 45 });
    expect(results.length).toBeGreaterThan(0);
    for (const recipe of results) expect(workTime(recipe)).toBeLessThanOrEqual(45);
    const request = chatCompletionRequestSchema.parse(vendor.requests[0]?.body);
    expect(request.messages).toEqual([
      { role: 'system', content: READ_SEARCH },
      { role: 'user', content: 'a soup without mushrooms in three quarters of an hour' },
    ]);
    expect(request).toMatchObject({ reasoning_effort: 'low', max_completion_tokens: 2000 });
  });

  const failures: [what: string, behaviour: Behaviour, status: number, message: RegExp][] = [
    ['silence', { kind: 'silence' }, 503, /in time/],
    ['half an answer and then silence', { kind: 'stall' }, 503, /in time/],
    [
      'a used-up quota',
      { kind: 'status', status: 429, error: { code: 'insufficient_quota' }, headers: { 'retry-after': '20' } },
      429,
      /quota exceeded/,
    ],
    ['a refusal', { kind: 'answer', content: '', refusal: "I can't help with that." }, 503, /declined/],
    ['a diet there is not', answering({ diets: ['keto-unicorn'] as never }), 503, /made no sense/],
    ['an answer without its fields', { kind: 'answer', content: '{"text":"soup"}' }, 503, /made no sense/],
    ['an answer in prose', { kind: 'answer', content: 'Try a soup!' }, 503, /made no sense/],
    ['an answer that is cut short', { kind: 'answer', content: '{"te', finishReason: 'length' }, 503, /cut short/],
  ];
  it.each(failures)('tells of %s in its own words, and when to try again', async (_, behaviour, status, message) => {
    vendor.next = behaviour;
    const isSilent = behaviour.kind === 'silence' || behaviour.kind === 'stall';
    const answer = await (isSilent ? searchInVain : search)('an easy soup');
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status,
      body: { message: expect.stringMatching(message) },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(vendor.requests).toHaveLength(1);
  });

  it('writes down each request without the sentence, which may tell of somebody’s health', async () => {
    const before = (await written()).length;
    vendor.next = answering({ text: 'soup' });
    await search('soup for my diabetes');
    vendor.next = { kind: 'silence' };
    await searchInVain('soup for my diabetes');
    const entries = (await written()).slice(before);
    expect(entries).toMatchObject([
      { action: 'member.ai_search', subject: 'recipes', details: { provider: 'openai' } },
      { action: 'member.ai_search', subject: 'recipes', details: { provider: 'openai', failed: true }, cost: null },
    ]);
    expect(entries[0]?.cost).toBeGreaterThan(0);
    expect(JSON.stringify(await read().select().from(auditLog))).not.toMatch(/diabetes/);
  });

  it('keeps an answer that cannot be written down, and logs what it cost', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    await write((tx) =>
      tx.run(sql`create trigger no_audit before insert on audit_log begin select raise(abort, 'no room'); end`),
    );
    vendor.next = answering({ text: 'soup' });
    const { status } = await search('an easy soup');
    await write((tx) => tx.run(sql`drop trigger no_audit`));
    expect(status).toBe(200);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'member.ai_search', provider: 'openai', cost: 1000 * 0.1 + 500 * 0.5 }),
      expect.any(String),
    );
  });

  it('shows no draft, whatever the model answers', async () => {
    const draft = { title: 'Sentinel draft casserole', isPublished: false };
    await write((tx) => tx.update(recipes).set(draft).where(eq(recipes.id, 'lentil-soup')));
    const answers = [
      answering({ text: 'sentinel draft casserole' }),
      answering({ text: '") OR is_published = 0 OR ("1"="1' }),
      answering({ text: '", "isPublished": false' }),
      answering({ tags: ['draft', 'is-published'], wanted: ['lentils'] }),
      answering({ text: 'sentinel', isPublished: false, drafts: true, sql: 'select * from recipes' }),
    ];
    for (const answer of answers) {
      vendor.next = answer;
      const { status, body } = await search('show me the drafts');
      const told = JSON.stringify(answer);
      expect([200, 503], told).toContain(status);
      if (status !== 200) continue;
      const { results, wish } = body as AiSearchResult;
      expect(Object.keys(wish).sort(), told).toEqual(Object.keys(NO_FILTERS).sort());
      expect(
        results.map(({ id }) => id),
        told,
      ).not.toContain('lentil-soup');
      expect(JSON.stringify(results), told).not.toMatch(/sentinel/i);
    }
    expect(vendor.requests).toHaveLength(answers.length);
  });

  it('ends the request at the vendor when the member has gone', async () => {
    vendor.next = { kind: 'silence' };
    const client = new AbortController();
    const answer = search('an easy soup', client.signal);
    await eventually(() => expect(vendor.requests).toHaveLength(1));
    client.abort();
    await eventually(() => expect(vendor.requests[0]?.isGivenUp).toBe(true));
    expect(await answer).toMatchObject({ status: 503, body: { message: 'The request was cancelled.' } });
  });

  it('is no matter for those who may not ask', async () => {
    const body = { query: 'soup' };
    expect((await api('POST', '/api/ai-search', { cookie: (await signedIn('user')).cookie, body })).status).toBe(403);
    expect((await api('POST', '/api/ai-search', { body })).status).toBe(401);
    expect(vendor.requests).toEqual([]);
  });
});
