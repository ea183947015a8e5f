import { nounFor } from '#src/domain/counted.ts';
import { minutesText } from '#src/domain/quantities/duration-texts.ts';
import { dietNoteText } from '#src/domain/recipes/diet-notes.ts';
import { CATEGORY_LABELS, DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { restText, timeText } from '#src/domain/recipes/times.ts';
import { capital } from '#src/domain/words/capital.ts';
import type { Block } from './flow.ts';
import { drawLine, type Ink, type PagePoint } from './ink.ts';
import { breakLines, type TextLine, type TextMeasure, withSpace } from './lines.ts';
import { CONTENT_WIDTH, type Styles } from './style.ts';

const PICTURE = { width: 192, height: 144, gap: 22, radius: 10 } as const;
const FACT_GAP = 18;
/** Where a script has no type here. */
const LETTERS_LACK = 'Some letters of this recipe cannot be printed here. Its page has them all.';

interface Part {
  tag: string;
  /** Below the part before it. */
  above: number;
  lines: TextLine[];
}

/** Name, description and times of a recipe, beside its picture. */
export function headBlock(
  recipe: Recipe,
  {
    servings,
    picture,
    styles,
    measure,
    lacksLetters,
  }: {
    servings: number | null;
    picture: Uint8Array | null;
    styles: Styles;
    measure: TextMeasure;
    lacksLetters: boolean;
  },
): Block {
  const width = CONTENT_WIDTH - (picture ? PICTURE.width + PICTURE.gap : 0);
  const set = (tag: string, above: number, text: string, style: Styles[keyof Styles]): Part => ({
    tag,
    above,
    // One paragraph each: a head of many lines would run off its page.
    lines: breakLines([{ text: text.replaceAll(/[\t\r\n]+/g, ' '), style }], width, measure),
  });
  const kind = [CATEGORY_LABELS[recipe.category], capital(recipe.difficulty), recipe.cuisine]
    .filter(Boolean)
    .join(' · ');
  const labels = ['Vegan', ...recipe.dietaryRestrictions.map((diet) => DIET_LABELS[diet])];
  const diets = [...labels, ...recipe.dietNotes.map(dietNoteText)].join(' · ');
  const parts = [
    set('P', 0, kind, styles.eyebrow),
    set('H1', 2, recipe.title, styles.title),
    set('P', 6, recipe.description, styles.lead),
    set('P', 5, diets, styles.factLabel),
    ...(lacksLetters ? [set('P', 5, LETTERS_LACK, styles.note)] : []),
  ];
  const facts = factsOf(recipe, servings).map(({ label, value }) => ({
    label: breakLines([{ text: label, style: styles.factLabel }], width, measure)[0],
    value: breakLines([{ text: value.replaceAll(' ', '\u00a0'), style: styles.fact }], width, measure)[0],
  }));
  const textHeight = parts.reduce((sum, { above, lines }) => sum + above + heightOf(lines), 0);
  const factsTop = textHeight + 7;
  const height = Math.max(factsTop + styles.factLabel.leading + styles.fact.leading, picture ? PICTURE.height : 0);
  return {
    strips: [height],
    above: 0,
    isWhole: true,
    paint(ink, [spot]) {
      if (!spot) return ink.element('Div', []);
      const children = picture ? [pictureFigure(ink, spot, picture, recipe.title)] : [];
      let y = spot.y;
      for (const { tag, above, lines } of parts) {
        y += above;
        const placed = lines.map((line) => {
          const at = { ...spot, y };
          y += line.leading;
          return { line, spot: at };
        });
        children.push(ink.text(tag, placed));
      }
      let { x } = spot;
      for (const { label, value } of facts) {
        if (!label || !value) continue;
        const at = { ...spot, x, y: spot.y + factsTop };
        children.push(
          ink.element('P', [
            ink.content('P', spot.page, () => {
              drawLine(ink, withSpace(label), at);
              drawLine(ink, value, { ...at, y: at.y + label.leading });
            }),
          ]),
        );
        x += Math.max(label.width, value.width) + FACT_GAP;
      }
      return ink.element('Div', children);
    },
  };
}

const heightOf = (lines: readonly TextLine[]): number => lines.reduce((sum, { leading }) => sum + leading, 0);

function factsOf(recipe: Recipe, servings: number | null): { label: string; value: string }[] {
  const { prepTime, cookTime } = recipe;
  const [total, rest] = [timeText(recipe), restText(recipe)];
  const time = (label: string, minutes: number | null) =>
    minutes === null ? [] : [{ label, value: minutesText(minutes) }];
  return [
    ...time('Prep', prepTime),
    ...time('Cook', cookTime),
    ...(total ? [{ label: 'Total', value: total }] : rest ? [{ label: 'Rest', value: rest }] : []),
    ...(servings === null ? [] : [{ label: nounFor(servings, 'Serving'), value: String(servings) }]),
  ];
}

function pictureFigure(ink: Ink, spot: PagePoint, picture: Uint8Array, title: string) {
  const { width, height, radius } = PICTURE;
  const at = { ...spot, x: spot.x + CONTENT_WIDTH - width };
  return ink.figure(`Picture of ${title}`, at, { width, height }, () => {
    const { document, inks } = ink;
    document.save().roundedRect(at.x, at.y, width, height, radius).clip();
    document.rect(at.x, at.y, width, height).fill(inks.rule);
    document.image(Buffer.from(picture), at.x, at.y, { cover: [width, height], align: 'center', valign: 'center' });
    document.restore();
  });
}
