import { afterAll, expect, it, vi } from 'vitest';
import { NO_FILTERS } from '#src/domain/search/search-filters.ts';
import { drawWithModel } from '#src/server/ai/openai-images.ts';
import { aiProvider } from '#src/server/ai/providers.ts';
import { pictureVendor } from '#src/server/pictures/draw-pictures.ts';
import { pictureAnswer } from '#tests/support/fake-openai.ts';
import { wireProblems } from '#tests/support/openai-types.ts';

const vendor = await vi.hoisted(async () => {
  const { startFakeOpenAi } = await import('#tests/support/fake-openai.ts');
  const fake = await startFakeOpenAi();
  Object.assign(process.env, { OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: fake.url });
  return fake;
});
afterAll(() => vendor.stop());

const { signal } = new AbortController();

it("speaks as OpenAI's own types do", async () => {
  vendor.next = { kind: 'answer', content: JSON.stringify(NO_FILTERS) };
  await aiProvider('default').readSearch('a curry', signal);
  vendor.next = { kind: 'answer', content: JSON.stringify({ recipe: null }) };
  await aiProvider('default')
    .readRecipe({ text: 'no recipe at all' }, signal)
    .catch(() => null);
  vendor.next = pictureAnswer({ b64_json: 'AAAA' });
  const painter = pictureVendor();
  if (painter) await drawWithModel(painter, 'a curry', { signal, spent: () => {} });
  const [search, recipe, picture] = vendor.requests.map(({ body }) => body);
  const invented = { ...(recipe as object), max_tokens_of_answer: 10, reasoning_effort: 'lazy' };
  const problems = wireProblems([
    { kind: 'chat', body: search },
    { kind: 'chat', body: recipe },
    { kind: 'image', body: picture },
    { kind: 'chat', body: invented },
    { kind: 'image', body: { ...(picture as object), size: 1536 } },
  ]);
  // The last two are there to see that mistakes are found at all.
  expect(problems.join('\n')).toMatch(/lazy|max_tokens_of_answer/);
  expect(problems.join('\n')).toMatch(/number/);
  expect(problems).toHaveLength(2);
});
