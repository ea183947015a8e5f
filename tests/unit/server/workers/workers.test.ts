import { afterEach, describe, expect, it } from 'vitest';
import { endWorkers, runJob } from '#src/server/workers/workers.ts';

const pageOf = (recipe: object) => ({
  html: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })}</script>`,
  url: 'https://pasted.invalid/',
});
const GOOD = pageOf({ name: 'Soup', recipeIngredient: ['1 onion'] });
/** Keeps a reader busy for minutes: its parser looks through all that is open for each that is opened. */
const HOSTILE = { html: '<div>'.repeat(200_000), url: null };

afterEach(endWorkers);

describe('runJob', () => {
  it('ends a job that takes longer than its kind may, and does the next one', async () => {
    const outcomes = await Promise.allSettled([runJob('readPage', HOSTILE), runJob('readPage', GOOD)]);
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { code: 'validation', message: 'That page takes too long to read' } },
      { status: 'fulfilled', value: { title: 'Soup' } },
    ]);
  });

  it('leaves this thread to others while a job is done', async () => {
    // The code is loaded by now, and nothing but the work itself is under way.
    await runJob('readPage', GOOD);
    const order: string[] = [];
    const job = runJob('readPage', HOSTILE).catch(() => order.push('job'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    order.push('other');
    await job;
    expect(order).toEqual(['other', 'job']);
  });

  it.each([
    ['4 MB of divs', '<div>'.repeat(800_000)],
    ['4 MB of paragraphs', '<p>x'.repeat(1_000_000)],
  ])('survives a page of %s', async (_, html) => {
    await expect(runJob('readPage', { html, url: GOOD.url })).rejects.toMatchObject({ code: 'validation' });
    expect(await runJob('readPage', GOOD)).toMatchObject({ title: 'Soup' });
  });

  it('turns away at once when as many as allowed wait, and does all others', async () => {
    const jobs = Array.from({ length: 200 }, () => runJob('readSentence', 'quick dinner'));
    const outcomes = await Promise.allSettled(jobs);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(outcomes.length - refused.length).toBeGreaterThan(40);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfter: 10 } });
  });

  it('has quick work done while long work waits', async () => {
    const pictures = Array.from({ length: 3 }, (_, variant) =>
      runJob('drawPicture', { kind: 'banner', prompt: 'tomatoes', variant }),
    );
    const order: string[] = [];
    const drawn = Promise.all(pictures).then(() => order.push('pictures'));
    expect(await runJob('readSentence', 'quick dinner')).toMatchObject({ text: '' });
    order.push('sentence');
    await drawn;
    expect(order).toEqual(['sentence', 'pictures']);
  });

  it('hands on a refusal with its code, its words and what they are about', async () => {
    await expect(runJob('readRecipe', { text: 'Hello there' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'validation',
      details: { issues: [{ path: 'inputText' }] },
    });
  });
});

describe('endWorkers', () => {
  it('ends what is under way, and lets later work begin anew', async () => {
    const job = runJob('readPage', HOSTILE);
    const ended = expect(job).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await endWorkers();
    await ended;
    expect(await runJob('readPage', GOOD)).toMatchObject({ title: 'Soup' });
  });
});
