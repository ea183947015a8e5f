/** How a kitchen measures. Spoons are the same in both. */
export const SYSTEMS = ['metric', 'us'] as const;
export type System = (typeof SYSTEMS)[number];

export interface Measure {
  kind: 'weight' | 'volume';
  /** Grams or millilitres in one. */
  size: number;
  system: System;
}

const weight = (size: number, system: System): Measure => ({ kind: 'weight', size, system });
const volume = (size: number, system: System): Measure => ({ kind: 'volume', size, system });

/** The 240 ml cup and what goes with it, as for the weights of ingredient lines. */
export const ML = { cup: 240, tbsp: 15, tsp: 5, flOz: 29.57 } as const;
export const GRAMS = { oz: 28.35, lb: 453.6 } as const;

const MEASURES: Record<string, Measure> = {
  g: weight(1, 'metric'),
  kg: weight(1000, 'metric'),
  ml: volume(1, 'metric'),
  cl: volume(10, 'metric'),
  dl: volume(100, 'metric'),
  l: volume(1000, 'metric'),
  litre: volume(1000, 'metric'),
  oz: weight(GRAMS.oz, 'us'),
  lb: weight(GRAMS.lb, 'us'),
  'fl oz': volume(ML.flOz, 'us'),
  cup: volume(ML.cup, 'us'),
  pint: volume(473, 'us'),
};

/** What a unit measures; `undefined` for spoons, pieces, and everything else that stays as it is. */
export const measureOf = (unit: string): Measure | undefined =>
  MEASURES[
    unit
      .toLowerCase()
      .replace(/^(?:heaped|level|rounded|scant|generous) /, '')
      .replace(/(?<=cup|pint|litre)s$/, '')
  ];
