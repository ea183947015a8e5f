import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  collections,
  guides,
  mailQueue,
  newsletterLetters,
  newsletterSubscribers,
  recipes,
  recipeViews,
} from '#src/db/schema.ts';
import { ALLERGENS, type Allergen } from '#src/domain/foods/allergen-names.ts';
import type { LetterText } from '#src/domain/newsletter/letter.ts';
import { guidesIn } from '#src/domain/newsletter/self-written.ts';
import { hasRecipes } from '#src/domain/newsletter/shown-letter.ts';
import { DIETS, type Diet } from '#src/domain/recipes/kitchen.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { tendLetters } from '#src/server/host/letters.ts';
import { listOutbox } from '#src/server/mail/outbox.ts';
import { refuseList } from '#src/server/mail/refusals.ts';
import { renderMail } from '#src/server/mail/rendering.tsx';
import { addLetter, createLetter, listLetters, numbersOf } from '#src/server/newsletter/letters/letters.ts';
import { letterFor, shownLetter } from '#src/server/newsletter/letters/rendering.ts';
import { thisWeeksLetter, writeDueLetters, writtenByItself } from '#src/server/newsletter/letters/weekly.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { makeReaders } from '#tests/support/readers.ts';

seededDatabase();
env().SITE_TIME_ZONE = 'Europe/Berlin';
env().LETTERS_PER_MINUTE = 100_000;

const EDITOR = { id: null, email: 'editor@example.org' };
const WEEK = 7 * 86_400_000;
/** A Friday at eight. */
const FRIDAY = Date.parse('2027-01-08T07:00:00Z');
const goes = (selfWritten: 'off' | 'asks' | 'goes') =>
  saveSettings('letters', { selfWritten, weekday: 'Friday', time: '08:00' });
const letters = () => read().select().from(newsletterLetters).orderBy(newsletterLetters.createdAt);
const publish = (ids: readonly string[], at: number) =>
  write((tx) =>
    tx
      .update(recipes)
      .set({ publishedAt: at })
      .where(sql`${recipes.id} in (select value from json_each(${JSON.stringify(ids)}))`),
  );

afterEach(async () => {
  await write(async (tx) => {
    await tx.delete(newsletterLetters);
    await tx.delete(newsletterSubscribers);
    await tx.update(recipes).set({ publishedAt: 1 });
    await tx.delete(recipeViews);
  });
});

describe('the weekly letter', () => {
  it('tells what is new, in season and cooked, and goes out by itself', async () => {
    await goes('goes');
    await makeReaders(1);
    await publish(['red-lentil-dal'], FRIDAY - WEEK / 2);
    const day = Math.floor(FRIDAY / 86_400_000);
    await write((tx) =>
      tx.insert(recipeViews).values({ recipeId: 'chickpea-coconut-curry', day, views: 3, cooked: 2 }),
    );
    await writeDueLetters(FRIDAY - 1);
    expect(await letters()).toEqual([]);
    await writeDueLetters(FRIDAY);
    await writeDueLetters(FRIDAY + 1000);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ state: 'scheduled', week: '2027-W01 weekly', scheduledAt: FRIDAY });
    const [, fresh, seasonal, cooked, guide] = letter?.blocks ?? [];
    expect(guide).toEqual({ kind: 'guide', id: expect.any(String) });
    expect(fresh).toMatchObject({ heading: 'New this week', ids: ['red-lentil-dal'] });
    expect(cooked).toMatchObject({ ids: ['chickpea-coconut-curry'] });
    const ids = seasonal?.kind === 'recipes' ? seasonal.ids : [];
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids) {
      const [row] = await read().select({ facts: recipes.facts }).from(recipes).where(eq(recipes.id, id));
      expect(row?.facts.seasons).toContain('winter');
    }
    await tendLetters(FRIDAY + 1000);
    expect((await listOutbox()).map(({ subject }) => subject)).toEqual(['New this week, and what’s good in January']);
    expect((await letters())[0]?.state).toBe('sent');
  });

  it('is none without anything new, and weeks that went by do not pile up', async () => {
    await goes('goes');
    await writeDueLetters(FRIDAY);
    expect(await letters()).toEqual([]);
    await publish(['red-lentil-dal'], FRIDAY + 1000);
    for (let week = 1; week < 5; week++) await writeDueLetters(FRIDAY + week * WEEK + WEEK / 2);
    expect(await letters()).toEqual([]);
    await writeDueLetters(FRIDAY + 5 * WEEK);
    // A month ago is news no more.
    expect(await letters()).toEqual([]);
    await publish(['lentil-soup'], FRIDAY + 5 * WEEK - 1);
    await writeDueLetters(FRIDAY + 5 * WEEK);
    expect(await letters()).toMatchObject([{ week: '2027-W06 weekly' }]);
  });

  it('waits for a yes where somebody is asked, and gives way to the next', async () => {
    await goes('asks');
    await publish(['red-lentil-dal'], FRIDAY - WEEK / 2);
    await writeDueLetters(FRIDAY - 86_400_000);
    await tendLetters(FRIDAY + 1000);
    expect(await letters()).toMatchObject([{ state: 'draft', scheduledAt: FRIDAY }]);
    await writeDueLetters(FRIDAY - 80_000_000);
    await publish(['lentil-soup'], FRIDAY + WEEK / 2);
    await writeDueLetters(FRIDAY + WEEK);
    expect(await letters()).toMatchObject([{ state: 'cancelled' }, { state: 'draft', week: '2027-W02 weekly' }]);
    // It is the first that an editor sees, whatever was begun since.
    await createLetter('editors', EDITOR, FRIDAY + 2 * WEEK);
    const { items } = await listLetters({ page: 1, limit: 5 });
    expect(items.map(({ week, state }) => `${week} ${state}`)).toEqual([
      '2027-W02 weekly draft',
      'null draft',
      '2027-W01 weekly cancelled',
    ]);
  });

  it('tells everybody who sends letters, once, unless they end that', async () => {
    await goes('asks');
    const [editor, admin, author, deaf] = await Promise.all([
      makeMember('editor'),
      makeMember('admin'),
      makeMember('author'),
      makeMember('editor'),
    ]);
    await write((tx) => refuseList(tx, deaf.email, 'waiting-letters'));
    await publish(['red-lentil-dal'], FRIDAY - WEEK / 2);
    await writeDueLetters(FRIDAY - 86_400_000);
    await writeDueLetters(FRIDAY - 86_000_000);
    const [letter] = await letters();
    const told = await read().select().from(mailQueue).where(eq(mailQueue.template, 'letter-waiting'));
    const to = told.map((mail) => mail.to);
    expect(to.filter((address) => address === editor.email)).toHaveLength(1);
    expect(to).toContain(admin.email);
    expect(to).not.toContain(author.email);
    expect(to).not.toContain(deaf.email);
    const mail = await renderMail('letter-waiting', told[0]?.data);
    expect(mail.subject).toBe('Waiting for your yes: New this week, and what’s good in January');
    expect(mail.text).toContain(`/admin/letters/${letter?.id}`);
    expect(mail.text).toContain('on Friday 8 January at 08:00');
    expect(mail.list).toMatchObject({ unsubscribe: expect.stringContaining('waiting-letters') });
    // One that goes by itself waits for nobody.
    await write((tx) => tx.delete(newsletterLetters));
    await write((tx) => tx.delete(mailQueue));
    await goes('goes');
    await writeDueLetters(FRIDAY);
    expect(await read().select().from(mailQueue).where(eq(mailQueue.template, 'letter-waiting'))).toEqual([]);
  });

  it('is there at a press, once a week', async () => {
    await publish(['red-lentil-dal'], FRIDAY - WEEK / 2);
    const one = await thisWeeksLetter('weekly', EDITOR, FRIDAY);
    const same = await thisWeeksLetter('weekly', EDITOR, FRIDAY + 1000);
    expect(one?.id).toBe(same?.id);
    await goes('goes');
    await writeDueLetters(FRIDAY + 2000);
    expect(await letters()).toHaveLength(1);
  });

  it('is left out for a reader whom nothing in it fits, and says so in its numbers', async () => {
    await goes('goes');
    await makeReaders(1, () => ({ allergens: [...ALLERGENS], diets: [...DIETS] }), 'nothing');
    await makeReaders(1, () => ({}), 'all');
    await publish(['red-lentil-dal'], FRIDAY - WEEK / 2);
    await writeDueLetters(FRIDAY);
    await tendLetters(FRIDAY + 1000);
    const [letter] = await letters();
    const numbers = (await numbersOf([letter?.id ?? ''])).get(letter?.id ?? '');
    expect(numbers).toMatchObject({ candidates: 2, handedOver: 1, leftOut: { 'nothing-fits': 1 } });
  });

  it('says nothing of an exclusive recipe but what everybody may see', async () => {
    const [exclusive] = await read().select().from(recipes).where(eq(recipes.isPremiumOnly, true)).limit(1);
    if (!exclusive) throw new Error('There is no exclusive recipe');
    await publish([exclusive.id], FRIDAY - 1);
    const letter = await thisWeeksLetter('weekly', EDITOR, FRIDAY);
    if (!letter) throw new Error('There is no letter');
    const mail = await letterFor(letter, { diets: [], allergens: [] }, 'https://leave.example');
    expect(mail?.html).toContain('Premium');
    const hidden = [...exclusive.ingredients, ...exclusive.instructions];
    for (const words of hidden) expect(mail?.html.includes(words) || mail?.text.includes(words)).toBe(false);
  });
});

/** A letter of a week that readers had. */
const sentWith = (now: number, text: LetterText, week: number) =>
  write(async (tx) => {
    const { id } = await addLetter(tx, text, EDITOR, { now, week: `${week} weekly` });
    await tx.update(newsletterLetters).set({ begunAt: now }).where(eq(newsletterLetters.id, id));
  });

/** A small generator of the same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

describe('the guide of a week', () => {
  it('is about what the week cooks, or in season, and never that of the week before', async () => {
    const told: string[] = [];
    for (let week = 0; week < 10; week++) {
      await publish(['black-pepper-tofu'], FRIDAY + week * WEEK - 1000);
      const text = await writtenByItself('weekly', FRIDAY + week * WEEK);
      if (!text) throw new Error('There is no letter');
      told.push(...guidesIn(text.blocks));
      await sentWith(FRIDAY + week * WEEK, text, week);
    }
    expect(told).toHaveLength(10);
    for (const [week, id] of told.entries()) expect(id).not.toBe(told[week - 1]);
    expect(told).toContain('press-and-freeze-tofu');
  });

  it('is none where there is no guide', async () => {
    await write((tx, change) => {
      change.touch('content', 'guides');
      return tx.update(guides).set({ isPublished: false });
    });
    await publish(['red-lentil-dal'], FRIDAY - 1000);
    expect(guidesIn((await writtenByItself('weekly', FRIDAY))?.blocks ?? [])).toEqual([]);
    await write((tx, change) => {
      change.touch('content', 'guides');
      return tx.update(guides).set({ isPublished: true });
    });
  });
});

describe('500 readers with random diets and allergies, for 52 weeks', () => {
  it('are never shown a recipe with what they exclude', { timeout: 240_000 }, async () => {
    const random = numbers(Number(process.env.SEED ?? 20_261_125));
    const some = <T>(all: readonly T[], most: number): T[] =>
      Array.from({ length: Math.floor(random() * (most + 1)) }, () => all[Math.floor(random() * all.length)] as T);
    const readers = Array.from({ length: 500 }, () => ({
      diets: [...new Set<Diet>(some(DIETS, 2))],
      allergens: [...new Set<Allergen>(some(ALLERGENS, 3))],
    }));
    const all = await read().select().from(recipes).where(eq(recipes.isPublished, true));
    const byId = new Map(all.map((row) => [row.id, row]));
    /** By the recipe's own columns, not by what the listing keeps of them. */
    const breaks = (id: string, { diets, allergens }: (typeof readers)[number]): boolean => {
      const row = byId.get(id);
      if (!row) return true;
      const { contains, check, unknown } = row.allergens;
      const known = new Set([...contains, ...check].map(({ allergen }) => allergen));
      return (
        diets.some((diet) => !row.dietaryRestrictions.includes(diet)) ||
        (allergens.length > 0 && unknown.length > 0) ||
        allergens.some((allergen) => known.has(allergen))
      );
    };
    const collected = (await read().select({ id: collections.id }).from(collections)).map(({ id }) => id);
    /** Recipes by the picture a mail may show of them. */
    const pictured = new Map(all.map((row) => [row.imageUrl, row.id]));
    let shown = 0;
    let broken = 0;
    let without = 0;
    let partsWithout = 0;
    let guidesWithout = 0;
    let previous: string[] = [];
    for (let week = 0; week < 52; week++) {
      const now = FRIDAY + week * WEEK;
      await publish(
        some(all, 8).map(({ id }) => id),
        now - 1000,
      );
      const day = Math.floor(now / 86_400_000);
      const cooked = [...new Set(some(all, 8).map(({ id }) => id))];
      if (cooked.length > 0)
        await write((tx) =>
          tx.insert(recipeViews).values(cooked.map((recipeId) => ({ recipeId, day, views: 1, cooked: 1 }))),
        );
      for (const topic of ['weekly', 'new-recipes'] as const) {
        const text = await writtenByItself(topic, now);
        if (!text) continue;
        const guide = guidesIn(text.blocks);
        if (topic === 'weekly') {
          expect(guide.some((id) => previous.includes(id))).toBe(false);
          previous = guide;
        }
        // An editor adds a collection.
        const blocks: LetterText['blocks'] = [
          ...text.blocks,
          { kind: 'collection', id: collected[Math.floor(random() * collected.length)] ?? '', shown: 6 },
        ];
        const letter = { id: `week-${week}`, ...text, blocks };
        if (topic === 'weekly') await sentWith(now, text, week);
        for (const reader of readers) {
          const mail = await shownLetter(letter, reader);
          if (!hasRecipes(mail)) without++;
          if (!mail.blocks.some(({ kind }) => kind === 'collection')) partsWithout++;
          if (guide.length > 0 && !mail.blocks.some(({ kind }) => kind === 'guide')) guidesWithout++;
          for (const block of mail.blocks) {
            if (block.kind === 'recipes' || block.kind === 'collection')
              for (const { id } of block.recipes) {
                shown++;
                if (breaks(id, reader)) broken++;
              }
            if (block.kind === 'collection')
              for (const picture of block.pictures) if (breaks(pictured.get(picture) ?? '', reader)) broken++;
            if (block.kind === 'collection' && block.introduction)
              for (const { id, title } of all) if (block.introduction.includes(title) && breaks(id, reader)) broken++;
          }
        }
        // Nor does what frames the recipes name one of them.
        const words = JSON.stringify([
          text.subject,
          text.preview,
          text.blocks.map((block) => block.kind !== 'recipes' && block),
        ]);
        expect(all.filter(({ title }) => words.includes(title))).toEqual([]);
      }
    }
    expect(broken).toBe(0);
    // It tries something: many recipes, and readers whom nothing fits.
    expect(shown).toBeGreaterThan(20_000);
    expect(without).toBeGreaterThan(100);
    expect(partsWithout).toBeGreaterThan(100);
    expect(guidesWithout).toBeGreaterThan(100);
    if (process.env.SEED) console.log({ shown, broken, without, partsWithout, guidesWithout });
  });
});
