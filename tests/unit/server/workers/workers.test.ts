import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endWorkers, runJob } from '#src/server/workers/workers.ts';
import { eventually } from '#tests/support/eventually.ts';
import { holdJobs } from '#tests/support/held-time.ts';

const pageOf = (recipe: object) => ({
  html: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })}</script>`,
  url: 'https://pasted.invalid/',
});
const GOOD = pageOf({ name: 'Soup', recipeIngredient: ['1 onion'] });
/** Keeps a reader busy for minutes: its parser looks through all that is open for each that is opened. */
const HOSTILE = { html: '<div>'.repeat(200_000), url: null };

afterEach(async () => {
  vi.useRealTimers();
  await endWorkers();
});

/** Milliseconds: threads begin anew here, and jobs use up what a processor may give them. */
const THREADS = 120_000;

describe('runJob', { timeout: THREADS }, () => {
  it('ends a job that takes longer than its kind may, and does the next one', async () => {
    const { runOut } = holdJobs();
    const hostile = expect(runJob('readPage', HOSTILE)).rejects.toMatchObject({
      code: 'validation',
      message: 'That page takes too long to read',
    });
    const good = runJob('readPage', GOOD);
    await runOut();
    await hostile;
    expect(await good).toMatchObject({ recipe: { title: 'Soup' } });
  });

  it('ends none before, whatever the clock says', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = vi.spyOn(Worker.prototype, 'cpuUsage').mockImplementation(async (before) => ({
      user: before ? 1_999_000 : 0,
      system: 0,
    }));
    let isOver = false;
    const job = runJob('readPage', HOSTILE).catch(() => {
      isOver = true;
    });
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(2000);
    await eventually(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
    await setImmediate();
    expect(isOver).toBe(false);
    await endWorkers();
    await job;
  });

  // The one test of the real thing: how long it takes is for the machine to say.
  it('counts what a thread takes of a processor', { timeout: 600_000 }, async () => {
    await expect(runJob('readPage', HOSTILE)).rejects.toMatchObject({ code: 'validation' });
  });

  it('leaves this thread to others while a job is done', async () => {
    const { runOut, isUnderWay } = holdJobs();
    const order: string[] = [];
    const job = runJob('readPage', HOSTILE).catch(() => order.push('job'));
    await isUnderWay();
    order.push('other');
    await runOut();
    await job;
    expect(order).toEqual(['other', 'job']);
  });

  it.each([
    ['4 MB of divs', '<div>'.repeat(800_000)],
    ['4 MB of paragraphs', '<p>x'.repeat(1_000_000)],
  ])('survives a page of %s', async (_, html) => {
    const { runOut } = holdJobs();
    const hostile = runJob('readPage', { html, url: GOOD.url });
    const refused = expect(hostile).rejects.toMatchObject({ code: 'validation' });
    await Promise.race([runOut(), refused]);
    await refused;
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect(await runJob('readPage', GOOD)).toMatchObject({ recipe: { title: 'Soup' } });
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
    let drawn = 0;
    const pictures = Array.from({ length: Math.max(4, 2 * availableParallelism()) }, (_, variant) =>
      runJob('drawPicture', { kind: 'banner', prompt: 'tomatoes', variant }).then(() => drawn++),
    );
    expect(await runJob('readSentence', 'quick dinner')).toMatchObject({ text: '' });
    // One thread at least draws one after the other while another of the same rank reads a sentence.
    expect(drawn).toBeLessThan(pictures.length);
    await Promise.all(pictures);
  });

  it('hands on a refusal with its code, its words and what they are about', async () => {
    await expect(runJob('readRecipe', { text: 'Hello there' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'validation',
      details: { issues: [{ path: 'inputText' }] },
    });
  });
});

describe('endWorkers', { timeout: THREADS }, () => {
  it('ends what is under way, and lets later work begin anew', async () => {
    const { isUnderWay } = holdJobs();
    const ended = expect(runJob('readPage', HOSTILE)).rejects.toThrow();
    await isUnderWay();
    await endWorkers();
    await ended;
    expect(await runJob('readPage', GOOD)).toMatchObject({ recipe: { title: 'Soup' } });
  });
});
