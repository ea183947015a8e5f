import { bounded } from '../pattern.ts';
import { inDigits } from './in-digits.ts';
import { numberIn } from './numbers.ts';
import { inOneUnit } from './sums.ts';

const SIZES: Record<string, string> = { lg: 'large', sm: 'small', med: 'medium' };
/** A large T is a tablespoon, a small one a teaspoon. */
const UNITS: Record<string, string> = { T: 'tbsp', Tb: 'tbsp', t: 'tsp' };
/** "55g/2oz", "100 g / 3½ oz": the metric amount is kept. */
const IMPERIAL_TWIN = bounded(
  10_000,
  /(?<=^|\s)(\d+(?:[.,]\d+)?\s*(?:g|kg|ml|l))\s*\/\s*[\d.½¼¾⅓⅔ ]+\s*(?:(?:fl )?oz|lb|cups?|pints?)\b\s*/i,
);
/** "2 c. broth", "1 T oil" */
const SHORT_UNIT =
  /(?<=^|[+&] ?|plus )((?:\d+ )?[\d½¼¾⅓⅔⅛]+(?:[./–-]\d+)?[½¼¾⅓⅔⅛]?)\s*(Tb|[TtCc])\.?\s+(?=[\p{L}+&])/gu;

/** A line without what its metric amount is in ounces. */
export const withoutImperialTwin = (text: string): string => text.replace(IMPERIAL_TWIN, '$1 ');

/** The amounts of an ingredient line in full: digits for words, one unit for two, names for American short hand. */
export const inFull = (text: string): string =>
  inOneUnit(
    withoutImperialTwin(
      inDigits(text)
        // "400g (80%)", as bakers count
        .replace(/(?<=\d\s*(?:g|kg|ml|l))\s*\(\d+(?:[.,]\d+)?\s*%\)$/i, ''),
    )
      // "1-1/2 cups", "1 & 1/2 cups"
      .replace(/^(\d+)\s*(?:-|&|and)\s*(?=\d\/\d)/i, '$1 ')
      .replace(
        SHORT_UNIT,
        (_, amount: string, unit: string) => `${amount} ${UNITS[unit] ?? (numberIn(amount) > 1 ? 'cups' : 'cup')} `,
      ),
  )
    .replace(/\b(lg|sm|med)\.?\s/i, (_, size: string) => `${SIZES[size.toLowerCase()]} `)
    .replace(/\bpkgs?\.?\s/i, 'packet ');
