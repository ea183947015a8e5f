import { NUTRI_MEANINGS, NUTRI_SCORES, type NutriScore } from '#src/domain/nutrition/nutri-score.ts';
import type { Nutrition } from '#src/domain/nutrition/nutrition-figures.ts';
import { type NutritionRow, nutritionRows } from '#src/domain/nutrition/nutrition-table.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import type { Setting } from './blocks.ts';
import type { Block } from './flow.ts';
import { drawLine, drawRule, type Ink, type PagePoint } from './ink.ts';
import { breakLines, type TextLine } from './lines.ts';
import type { Styles, TextStyle } from './style.ts';

/** The site's own scale; the letter on each colour is readable. */
const NUTRI_COLOURS: Record<NutriScore, { ground: string; letter: string }> = {
  A: { ground: '#038141', letter: '#ffffff' },
  B: { ground: '#85bb2f', letter: '#1a211c' },
  C: { ground: '#fecb02', letter: '#1a211c' },
  D: { ground: '#ee8100', letter: '#1a211c' },
  E: { ground: '#d2340b', letter: '#ffffff' },
};
const STEP = { width: 20, height: 15 } as const;
const CHOSEN = { width: 25, height: 20 } as const;

/** The scale from A to E with the recipe's letter larger, and what it means. */
export function nutriScale(score: NutriScore, styles: Styles, { measure, width }: Setting): Block {
  const scaleWidth = 4 * STEP.width + CHOSEN.width;
  const meaning = breakLines(
    [
      { text: NUTRI_MEANINGS[score], style: styles.cellStrong },
      { text: ' · estimated', style: styles.cell },
    ],
    width - scaleWidth - 10,
    measure,
  )[0];
  const alt = `Nutri-Score ${score} of A to E: ${NUTRI_MEANINGS[score].toLowerCase()}, estimated`;
  return {
    strips: [CHOSEN.height + 4],
    above: 5,
    isWhole: true,
    paint(ink, [spot]) {
      if (!spot) return ink.element('P', []);
      const size = { width: scaleWidth, height: CHOSEN.height };
      const figure = ink.figure(alt, spot, size, () => drawScale(ink, spot, score, styles.cellStrong));
      if (!meaning) return figure;
      const beside = { ...spot, x: spot.x + scaleWidth + 10, y: spot.y + (CHOSEN.height - meaning.leading) / 2 };
      return ink.element('Div', [figure, ink.text('P', [{ line: meaning, spot: beside }])]);
    },
  };
}

function drawScale({ document }: Ink, { x, y }: PagePoint, score: NutriScore, style: TextStyle): void {
  let at = x;
  for (const letter of NUTRI_SCORES) {
    const { width, height } = letter === score ? CHOSEN : STEP;
    const size = letter === score ? 12.5 : 8.5;
    const { ground, letter: colour } = NUTRI_COLOURS[letter];
    const top = y + (CHOSEN.height - height) / 2;
    document.roundedRect(at, top, width, height, 3).fill(ground);
    document.font(style.font, size).fillColor(colour);
    document.text(letter, at + (width - document.widthOfString(letter)) / 2, top + height / 2 + size * 0.35, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
    at += width;
  }
}

/** The ends of the columns of figures, as shares of the width. */
const COLUMN_ENDS = [0.61, 0.87, 1] as const;

/** The nutrition table as labels write it, a strip a row. Energy takes two lines. */
export function nutritionTable(
  nutrition: Nutrition,
  recipe: Pick<Recipe, 'calories'>,
  styles: Styles,
  { measure, width }: Setting,
): Block {
  const line = (text: string, style: TextStyle): TextLine =>
    breakLines([{ text, style }], width, measure)[0] ?? { pieces: [], width: 0, leading: style.leading };
  const rows = [
    { heads: ['', 'Per 100 g', 'Serving', '% RI*'].map((text) => line(text, styles.cellStrong)), isHead: true },
    ...nutritionRows(nutrition, recipe).flatMap((row) =>
      inLines(row).map(({ label, isPart, per100, perServing, share }) => ({
        heads: [
          line(`${isPart ? '\u00a0\u00a0' : ''}${label}`, isPart ? styles.cell : styles.cellStrong),
          ...[per100, perServing, share].map((text) => line(text, styles.cell)),
        ],
        isHead: false,
      })),
    ),
  ];
  const height = styles.cell.leading + 1.2;
  return {
    strips: rows.map(() => height),
    above: 4,
    isWhole: true,
    paint: (ink, spots) =>
      ink.element(
        'Table',
        rows.flatMap(({ heads, isHead }, index) => {
          const spot = spots[index];
          if (!spot) return [];
          if (!isHead) ink.decoration(spot.page, () => drawRule(ink, spot, width));
          const cells = heads.map((cell, column) => {
            const isHeading = isHead || column === 0;
            const tag = isHeading ? 'TH' : 'TD';
            const end = COLUMN_ENDS[column - 1];
            const x = end === undefined ? spot.x : spot.x + width * end - cell.width;
            const content = ink.content(tag, spot.page, () => {
              if (cell.pieces.length > 0) drawLine(ink, cell, { x, y: spot.y + 0.6 });
            });
            return ink.element(tag, [content], isHeading ? { scope: isHead ? 'Column' : 'Row' } : {});
          });
          return [ink.element('TR', cells)];
        }),
      ),
  };
}

/** Kilojoules and kilocalories have a row each, because both beside one another are too wide for a column. */
function inLines({ label, isPart, per100, perServing, percent }: NutritionRow) {
  const share = percent === null ? '' : `${percent} %`;
  const [kj = '', kcal] = per100.split(/[\s\u00a0]\/[\s\u00a0]/);
  const [servingKj = '', servingKcal = ''] = perServing.split(/[\s\u00a0]\/[\s\u00a0]/);
  if (kcal === undefined) return [{ label, isPart, per100, perServing, share }];
  return [
    { label, isPart, per100: kj, perServing: servingKj, share },
    { label: 'in kcal', isPart: true, per100: kcal, perServing: servingKcal, share: '' },
  ];
}
