import { afterAll, describe, expect, it, vi } from 'vitest';
import { NO_FILTERS } from '#src/domain/search/search-filters.ts';
import { aiProvider } from '#src/server/ai/providers.ts';
import { chatCompletionRequestSchema } from '#tests/support/openai-request.ts';

const vendor = await vi.hoisted(async () => {
  const { startFakeOpenAi } = await import('#tests/support/fake-openai.ts');
  const fake = await startFakeOpenAi();
  Object.assign(process.env, { GEMINI_API_KEY: 'gemini-key', GEMINI_BASE_URL: `${fake.url}beta/openai` });
  return fake;
});
afterAll(() => vendor.stop());

const { signal } = new AbortController();

describe('aiProvider', () => {
  it('is the embedded one without a key', async () => {
    const provider = aiProvider('default');
    expect(provider.id).toBe('embedded');
    const complete = await provider.readRecipe(
      { text: 'Toast\n\n2 slices bread\n1 tbsp vegan butter\n\nToast the bread.' },
      signal,
    );
    expect(await complete()).toMatchObject({
      title: 'Toast',
      ingredientLines: ['2 slices bread', '1 tbsp vegan butter'],
    });
    expect(vendor.requests).toEqual([]);
  });

  it("asks Gemini through its own address, in OpenAI's shape, and tells what it cost", async () => {
    const filters = { ...NO_FILTERS, text: 'curry', excluded: ['nuts'], maxMinutes: 30 };
    vendor.next = { kind: 'answer', content: JSON.stringify(filters) };
    const spent: number[] = [];
    const provider = aiProvider('alternative', (cost) => spent.push(cost));
    expect(provider).toMatchObject({ id: 'gemini', label: 'Gemini' });
    expect(await provider.readSearch('a quick curry without nuts', signal)).toEqual(filters);
    const [request] = vendor.requests;
    expect(request?.path).toBe('/v1beta/openai/chat/completions');
    expect(chatCompletionRequestSchema.parse(request?.body).messages[1]?.content).toBe('a quick curry without nuts');
    expect(spent).toEqual([1000 * 0.3 + 500 * 2.5]);
    expect(request?.body).toMatchObject({ model: 'gemini-3.5-flash-lite', reasoning_effort: 'low' });
  });

  it('counts what a model thought, which Gemini has in the total only', async () => {
    const usage = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 2300 };
    vendor.next = { kind: 'answer', content: JSON.stringify(NO_FILTERS), usage };
    const spent: number[] = [];
    await aiProvider('alternative', (cost) => spent.push(cost)).readSearch('soup', signal);
    expect(spent).toEqual([1000 * 0.3 + 1300 * 2.5]);
  });

  it('tells no cost where the answer tells no usage', async () => {
    vendor.next = { kind: 'answer', content: JSON.stringify(NO_FILTERS), usage: null };
    const spent = vi.fn();
    await aiProvider('alternative', spent).readSearch('soup', signal);
    expect(spent).not.toHaveBeenCalled();
  });

  it("reads Gemini's failures, which come as a list", async () => {
    const failures = [
      { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'You exceeded your current quota', says: /quota exceeded/ },
      { code: 503, status: 'UNAVAILABLE', message: 'The model is overloaded', says: /can’t answer/ },
      { code: 400, status: 'INVALID_ARGUMENT', message: 'Invalid JSON payload', says: /can’t answer/ },
      {
        code: 400,
        status: 'INVALID_ARGUMENT',
        message: 'API key not valid.',
        reason: 'API_KEY_INVALID',
        says: /doesn’t accept this site’s key/,
      },
    ];
    for (const { says, ...failure } of failures) {
      vendor.next = { kind: 'gemini-error', ...failure };
      await expect(aiProvider('alternative').readSearch('soup', signal)).rejects.toThrow(says);
    }
  });

  it('refuses filters that break their schema', async () => {
    vendor.next = { kind: 'answer', content: JSON.stringify({ ...NO_FILTERS, diets: ['drafts'] }) };
    await expect(aiProvider('alternative').readSearch('drafts', signal)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
