import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { menuPlan } from '#src/domain/collections/menu-plan.ts';
import { foreignAddress, noteParagraphs } from '#src/domain/cook-notes/note-links.ts';
import { cookNoteTextSchema, textKeyOf } from '#src/domain/cook-notes/note-text.ts';
import { sayingsIn } from '#src/domain/cook-notes/sayings.ts';
import { mendsSpelling } from '#src/domain/cook-notes/spelling-edit.ts';
import { areSameLooks, claimsStaff } from '#src/domain/cook-notes/staff-names.ts';
import { csvText } from '#src/domain/csv.ts';
import { csvRows } from '#src/domain/csv-rows.ts';
import { AppError } from '#src/domain/errors.ts';
import { allergensOfText } from '#src/domain/foods/line-allergens.ts';
import { readAccounted } from '#src/domain/free-text/account/accounted.ts';
import { pastedIngredients, pastedSteps } from '#src/domain/free-text/pasted-list.ts';
import { blocksOf } from '#src/domain/guides/markdown.ts';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { addressesIn, paragraphsOf } from '#src/domain/newsletter/letter-text.ts';
import { subscriberReader } from '#src/domain/newsletter/subscriber-list.ts';
import { timesIn } from '#src/domain/quantities/durations.ts';
import { textInUnits } from '#src/domain/quantities/texts-in-units.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import { scalableLine } from '#src/domain/scaling/scalable-lines.ts';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { readSearch } from '#src/domain/search/search-words.ts';
import { ownAddress, readRedirectLines } from '#src/domain/site/redirects.ts';
import { readListingAddress } from '#src/server/http/listing-address.ts';
import { failuresInText } from '#src/server/mail/returned/delivery-status.ts';
import { reportIn } from '#src/server/mail/returned/report.ts';
import { readRecipePage } from '#src/server/web-pages/read-page.ts';
import { watchedInputs, withinProcessor } from '#tests/support/fuzz/processor.ts';
import { runs } from '#tests/support/fuzz/runs.ts';
import { texts } from '#tests/support/fuzz/texts.ts';

watchedInputs();

const SITE = 'https://plantry.test';

/** Every reader of a text from outside, with the most characters it is given. */
const READERS: Record<string, [most: number, read: (text: string) => unknown]> = {
  'a note': [12_000, (text) => cookNoteTextSchema.safeParse(text)],
  'addresses in a note': [1500, (text) => [foreignAddress(text, SITE), noteParagraphs(text, SITE)]],
  'what a note says': [1500, (text) => [sayingsIn(text), textKeyOf(text)]],
  'an edit of a note': [1500, (text) => mendsSpelling(text, text.replaceAll('a', 'e'), () => true)],
  'a name': [100, (text) => [claimsStaff(text, 'Plantry'), areSameLooks(text, 'Ada L.'), slugOf(text)]],
  'a search': [200, readSearch],
  'a sentence': [500, readSentence],
  'an ingredient': [300, (text) => [parseIngredientLine(text), scalableLine(text), allergensOfText(text)]],
  'a step': [2000, (text) => [timesIn(text), textInUnits(text, { system: 'us', scale: 'F' })]],
  'a menu': [
    2000,
    (text) => {
      const dish = {
        recipeId: 'a',
        title: 'A',
        prepTime: 10,
        ingredients: [text],
        instructions: [text, `${text.replaceAll(/\D/g, '9')} hours`],
      };
      for (const { before } of menuPlan([dish]))
        if (!Number.isFinite(before)) throw new Error(`begins ${before} minutes before`);
    },
  ],
  'a pasted list': [20_000, (text) => [pastedIngredients(text), pastedSteps(text, false)]],
  'a pasted recipe': [20_000, (text) => readAccounted({ text })],
  'a page': [20_000, (html) => readRecipePage({ html, url: null })],
  'a guide': [20_000, blocksOf],
  'a letter': [10_000, (text) => [paragraphsOf(text), addressesIn(text)]],
  'a list of addresses': [100_000, (text) => [...csvRows(text)]],
  'a cell of a list': [5000, (text) => csvText([[text, 'x', text]])],
  'a row of subscribers': [
    500,
    (text) => [
      subscriberReader(['address', 'state', 'topics'])?.(['ada@example.org', text, text]),
      subscriberReader([text, 'email', text])?.([text, 'ada@example.org', text]),
    ],
  ],
  'the address of the listing': [
    500,
    (text) => [
      readListingAddress(new URLSearchParams([[text, text]])),
      readListingAddress(new URLSearchParams([['tags', text]])),
    ],
  ],
  'a list of redirects': [100_000, (text) => [readRedirectLines(text), ownAddress(text.slice(0, 500), SITE)]],
  'a mail that came back': [50_000, (text) => [reportIn(Buffer.from(text)), failuresInText(text, text.slice(0, 200))]],
};

/** A text is read, or refused in words. Anything else that is thrown is a mistake of ours. */
async function answerOf(read: () => unknown): Promise<string> {
  try {
    await read();
    return 'read';
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

describe.each(Object.entries(READERS))('%s', (_, [most, read]) => {
  test.prop([texts(most)], runs(120, 0.02))('is read within its budget, whatever it is', async (text) => {
    const answer = await withinProcessor(text, () => answerOf(() => read(text)));
    expect(answer === 'read' || answer.length > 0).toBe(true);
  });
});
