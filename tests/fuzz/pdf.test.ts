import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { giftWishesSchema } from '#src/domain/premium/billing/gift.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { VISITOR } from '#src/server/base/viewer.ts';
import { type GiftCard, giftCardPdf } from '#src/server/pdf/gift-card.ts';
import { recipePdf } from '#src/server/pdf/recipe.ts';
import { findRecipe } from '#src/server/recipes/recipes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { watchedInputs, withinProcessor } from '#tests/support/fuzz/processor.ts';
import { runs } from '#tests/support/fuzz/runs.ts';
import { texts } from '#tests/support/fuzz/texts.ts';
import { HOUSE_LOOK } from '#tests/support/look.ts';
import { readPdf } from '#tests/support/pdf.ts';

seededDatabase();
watchedInputs();

const CODE = 'ABCD-EFGH-JKLM-NPQR';
const card = (more: Partial<GiftCard>): GiftCard => ({
  recipientName: 'Ada',
  fromName: 'Bo',
  message: '',
  code: CODE,
  expiresAt: Date.UTC(2030, 1, 1),
  siteName: 'Plantry',
  look: HOUSE_LOOK.paper,
  address: 'https://plantry.test/redeem',
  ...more,
});
const { message } = giftWishesSchema.shape;
/** Poems, and what else somebody may write. */
const messages = fc
  .oneof(
    texts(500),
    fc.array(fc.constantFrom('a', 'rose', '🌹', '', 'W'), { maxLength: 250 }).map((lines) => lines.join('\n')),
  )
  .filter((text) => message.safeParse(text).success);

const names = texts(80).map((text) => text.toWellFormed());

describe('the card of a gift', () => {
  test.prop([messages, names, names], runs(60, 0.03))(
    'has its code on a page, whatever is written on it',
    async (text, recipientName, fromName) => {
      const made = card({ message: text, recipientName, fromName });
      const pdf = await withinProcessor(made, () => giftCardPdf(made));
      expect((await readPdf(pdf)).text).toContain(CODE);
    },
  );

  it('goes on overleaf with a poem of 250 lines', async () => {
    const { text, pages } = await readPdf(await giftCardPdf(card({ message: 'a\n'.repeat(249) })));
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain(CODE);
    expect((await readPdf(await giftCardPdf(card({ message: 'Happy birthday 🎂🎉, Zoë!' })))).text).toContain(
      'Happy birthday , Zoë!',
    );
  });
});

const { title, description, ingredients, instructions, tipsAndNotes, nutritionalBenefits } = RECIPE_FIELDS;
const field = (most: number) => texts(most, 1).map((text) => text.toWellFormed());

describe('a recipe on paper', () => {
  test.prop(
    [
      fc.record({
        title: field(title.most),
        description: field(description.most),
        ingredients: fc.array(field(ingredients.longest), { minLength: 1, maxLength: 12 }),
        instructions: fc.array(field(instructions.longest), { minLength: 1, maxLength: 6 }),
        tipsAndNotes: field(tipsAndNotes.most),
        nutritionalBenefits: field(nutritionalBenefits.most),
        sourceUrl: fc.oneof(
          fc.webUrl(),
          fc.constantFrom('javascript:alert(1)', 'https://example.org/)/JS(app.alert(1)'),
        ),
      }),
    ],
    runs(25, 0.03),
  )('can be read, and leads nowhere but to the web, whatever stands in it', async (written) => {
    const recipe = await findRecipe('red-lentil-dal', VISITOR);
    if (!recipe) throw new Error('there is no such recipe');
    const url = 'https://plantry.test/recipes/red-lentil-dal';
    const sheet = {
      recipe: { ...recipe, ...written, marks: [] },
      reading: {},
      picture: null,
      logo: null,
      siteName: 'Plantry',
      look: HOUSE_LOOK.paper,
      url,
    };
    const pdf = await withinProcessor(written, () => recipePdf(sheet));
    const { text, links } = await readPdf(pdf);
    expect(text).toContain('Ingredients');
    for (const link of links) expect(link).toMatch(/^https?:\/\//);
  });
});
