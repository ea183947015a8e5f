import { saidOf, TRACES } from '#src/domain/ingredients/allergen-statement.ts';
import { groupsOf } from '#src/domain/ingredients/ingredient-groups.ts';
import type { Nutrition } from '#src/domain/nutrition/nutrition-figures.ts';
import { micronutrientText, noteOnFigures } from '#src/domain/nutrition/nutrition-table.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { recipeAsRead, tipsAsRead } from '#src/domain/recipes/recipe-as-read.ts';
import type { RecipeReading } from '#src/domain/recipes/recipe-reading.ts';
import { sourceOf } from '#src/domain/recipes/source.ts';
import { servingsText } from '#src/domain/recipes/times.ts';
import {
  allergensShown,
  partText,
  type ScalableLine,
  type ScalableRecipe,
  type StepPart,
  scaledLine,
} from '#src/domain/scaling/scaling.ts';
import type { PaperLook } from '#src/domain/site/appearance/paper-look.ts';
import { heading, item, linkBlock, paragraphBlock, type Setting } from './blocks.ts';
import { type Block, flow, type Placed } from './flow.ts';
import { FOOT_HEIGHT, footBlock } from './foot.ts';
import { headBlock } from './head.ts';
import { losesLetters, type Run, type TextMeasure } from './lines.ts';
import type { SheetLogo } from './logo.ts';
import { nutriScale, nutritionTable } from './nutrition.ts';
import { CONTENT_WIDTH, PAGE, PAGE_BOTTOM, type Styles, stylesFor } from './style.ts';

/** The content of a sheet. */
export interface SheetContent {
  recipe: Recipe;
  /** The way its reader wants it. */
  reading: RecipeReading;
  /** JPEG of 4:3. */
  picture: Uint8Array | null;
  siteName: string;
  logo: SheetLogo | null;
  look: PaperLook;
  /** Absolute address of the recipe's page. */
  url: string;
}

/** A recipe laid out: its parts in reading order, with their places; pages count from 0. */
export interface Sheet {
  pages: number;
  sections: Placed[][];
}

const GUTTER = 26;
/** Points across of the left column: the usual ones, and those of a long list. */
const LEFTS = [196, 226] as const;
/** The arrangements to try until everything is on one page. */
const ARRANGEMENTS: readonly Arrangement[] = [1, 0.95, 0.9, 0.86, 0.83].flatMap((scale) =>
  LEFTS.flatMap((across) => [
    { scale, across, allergensIn: 'left', nutritionIn: 'left' } as const,
    { scale, across, allergensIn: 'left', nutritionIn: 'right' } as const,
    { scale, across, allergensIn: 'right', nutritionIn: 'left' } as const,
  ]),
);

/** Pages from which on smaller text is of no use to anybody, and thirty tries are many seconds. */
const TOO_LONG = 4;

/** Lays a recipe out on one page, the text a little smaller if need be, or else on as few as it can. */
export function recipeSheet(content: SheetContent, measure: TextMeasure): Sheet {
  const { recipe, reading } = content;
  const shown = recipeAsRead(recipe, reading);
  const texts = [recipe.title, recipe.description, ...recipe.ingredients, ...recipe.instructions];
  const lacksLetters = losesLetters(texts.join(' '), measure);
  const read = { ...content, shown, servings: reading.servings ?? recipe.servings, lacksLetters };
  let best = layOut(read, measure, { scale: 1, across: LEFTS[0], allergensIn: 'left', nutritionIn: 'left' });
  for (const arrangement of ARRANGEMENTS) {
    if (best.pages === 1 || best.pages >= TOO_LONG) break;
    const other = layOut(read, measure, arrangement);
    if (other.pages < best.pages) best = other;
  }
  return best;
}

interface Read extends SheetContent {
  shown: ScalableRecipe;
  servings: number | null;
  lacksLetters: boolean;
}

interface Arrangement {
  scale: number;
  across: number;
  allergensIn: 'left' | 'right';
  nutritionIn: 'left' | 'right';
}

function layOut(content: Read, measure: TextMeasure, { scale, across, allergensIn, nutritionIn }: Arrangement): Sheet {
  const { recipe } = content;
  const styles = stylesFor(scale);
  const left = { measure, width: across };
  const right = { measure, width: CONTENT_WIDTH - across - GUTTER };
  const note = noteOnFigures(recipe.nutrition, content.shown.lines);
  const head = headBlock(recipe, { ...content, styles, measure });
  const foot = footBlock({ ...content, note }, { styles, measure });
  const headHeight = head.strips.reduce((sum, strip) => sum + strip, 0);
  const parts = {
    ingredients: { side: 'left', blocks: ingredientBlocks(content, styles, left) },
    steps: { side: 'right', blocks: stepBlocks(content, styles, right) },
    tips: { side: 'right', blocks: tipBlocks(content, styles, right) },
    allergens: { side: allergensIn, blocks: [allergenBlock(content, styles, allergensIn === 'left' ? left : right)] },
    nutrition: {
      side: nutritionIn,
      blocks: nutritionBlocks(recipe, styles, nutritionIn === 'left' ? left : right),
    },
  };
  const columns = (['left', 'right'] as const).map((side) =>
    flow(
      Object.values(parts).flatMap((part) => (part.side === side ? part.blocks : [])),
      {
        x: side === 'left' ? PAGE.margin : PAGE.margin + across + GUTTER,
        page: 0,
        y: PAGE.margin + headHeight,
        top: PAGE.margin,
        bottom: (page) => PAGE_BOTTOM - (page === 0 ? FOOT_HEIGHT + 8 : 0),
      },
    ),
  );
  const placed = new Map(columns.flatMap((column) => column.placed).map((each) => [each.block, each]));
  const whole = (block: Block, y: number): Placed[] => [{ block, spots: [{ page: 0, x: PAGE.margin, y }] }];
  return {
    pages: 1 + Math.max(...columns.map(({ page }) => page)),
    sections: [
      whole(head, PAGE.margin),
      ...Object.values(parts).map(({ blocks }) => blocks.flatMap((block) => placed.get(block) ?? [])),
      whole(foot, PAGE_BOTTOM - FOOT_HEIGHT),
    ],
  };
}

/** A heading stands above at least two lines. */
const headed = (text: string, styles: Styles, setting: Setting): Block =>
  heading(text, styles.heading, setting, { above: 17, needs: 2 * styles.body.leading });

/** The name of a part of a list, above at least one line. */
const subheaded = (text: string, styles: Styles, setting: Setting, above: number): Block =>
  heading(text, styles.subheading, setting, { above, needs: styles.body.leading, tag: 'H3' });

function ingredientBlocks({ recipe, shown, servings }: Read, styles: Styles, setting: Setting): Block[] {
  const itemOf = (line: ScalableLine, isFirst: boolean): Block => {
    const { amount, rest } = scaledLine(line);
    const runs: Run[] = [
      ...(amount === null ? [] : [{ text: `${amount} `, style: styles.strong }]),
      { text: rest, style: styles.body },
      ...(line.instead ? [{ text: ` instead of ${line.instead}`, style: styles.note }] : []),
    ];
    return item('box', runs, setting, {
      indent: 14,
      above: isFirst ? 5 : 2.2,
    });
  };
  const items = groupsOf(shown.lines, shown.groups).flatMap(({ name, at, entries }) => [
    ...(name ? [subheaded(name, styles, setting, at === 0 ? 5 : 6)] : []),
    ...entries.map(([index, line]) => itemOf(line, index === 0 && !name)),
  ]);
  const own = servings === recipe.servings ? '' : `; written for ${recipe.servings}`;
  const amounts = servings === null ? '' : `For ${servingsText(servings)}${own}`;
  const note = amounts && paragraphBlock([{ text: amounts, style: styles.note }], setting, { above: 0 });
  return [headed('Ingredients', styles, setting), ...(note ? [note] : []), ...items];
}

function allergenBlock({ shown }: Read, styles: Styles, setting: Setting): Block {
  const said = saidOf(allergensShown(shown)).flatMap(({ name, text }): Run[] => [
    ...(name ? [{ text: `${name}: `, style: styles.cellStrong }] : []),
    { text: name ? `${text}. ` : `${text} `, style: styles.cell },
  ]);
  return paragraphBlock([...said, { text: TRACES, style: styles.note }], setting, { above: 7 });
}

function stepBlocks({ shown }: Read, styles: Styles, setting: Setting): Block[] {
  const items = shown.steps.map((parts, index) =>
    item(
      { text: `${index + 1}. `, style: styles.number },
      parts.map((part) => stepRuns(part, styles)),
      setting,
      { indent: 22, above: 5.5 },
    ),
  );
  const note = shown.note
    ? [paragraphBlock([{ text: shown.note.text, style: styles.note }], setting, { above: 0 })]
    : [];
  return [headed('Instructions', styles, setting), ...note, ...items];
}

/** Amounts and times stand out, for a glance from the stove. */
const stepRuns = (part: StepPart, styles: Styles): Run => ({
  text: partText(part),
  style: typeof part === 'string' ? styles.body : styles.strong,
});

function tipBlocks({ recipe, reading }: Read, styles: Styles, setting: Setting): Block[] {
  const tips = tipsAsRead(recipe, reading);
  const source = sourceOf(recipe.sourceUrl);
  return [
    headed('Tips & Notes', styles, setting),
    ...tips.map((text) => paragraphBlock([{ text, style: styles.body }], setting, { above: 3 })),
    ...(source ? [linkBlock({ text: `Adapted from ${source.site}`, style: styles.note }, source.url, setting, 5)] : []),
  ];
}

function nutritionBlocks(recipe: Recipe, styles: Styles, setting: Setting): Block[] {
  const { nutrition, nutriScore, nutritionalBenefits } = recipe;
  const blocks = [
    ...(nutriScore ? [nutriScale(nutriScore, styles, setting)] : []),
    ...(nutrition ? [nutritionTable(nutrition, recipe, styles, setting)] : []),
    ...(nutrition ? [paragraphBlock([{ text: noteOn(nutrition), style: styles.note }], setting, { above: 3 })] : []),
    ...(nutritionalBenefits
      ? [paragraphBlock([{ text: nutritionalBenefits, style: styles.note }], setting, { above: 4 })]
      : []),
  ];
  return blocks.length > 0 ? [headed('Nutrition', styles, setting), ...blocks] : [];
}

function noteOn(nutrition: Nutrition): string {
  const micronutrients = micronutrientText(nutrition);
  return [
    `One serving weighs about ${nutrition.servingGrams}\u00a0g.`,
    ...(micronutrients ? [`It has ${micronutrients}.`] : []),
    '* Share of an adult’s reference intake (8400\u00a0kJ / 2000\u00a0kcal) in one serving.',
  ].join(' ');
}
