import { cooklangIn } from './cooklang.ts';
import { csvIn } from './csv.ts';
import { jsonLdIn, nextcloudIn } from './json-ld.ts';
import { masterCookIn } from './master-cook.ts';
import { masterCookTextIn } from './master-cook-text.ts';
import { mealMasterIn } from './meal-master.ts';
import { mealieIn } from './mealie.ts';
import { paprikaIn } from './paprika.ts';
import { plantryIn } from './plantry.ts';
import { tandoorIn } from './tandoor.ts';
import type { FormatReader } from './told-recipe.ts';
import { wprmIn } from './wprm.ts';

interface MoveFormat {
  /** Under which its recipes are remembered; never changed. */
  source: string;
  label: string;
  recipesIn: FormatReader;
}

/** The formats recipes come in from, the surest first: a file is of the first that finds a recipe in it. */
export const MOVE_FORMATS: readonly MoveFormat[] = [
  { source: 'plantry', label: 'Plantry', recipesIn: plantryIn },
  { source: 'mealie', label: 'Mealie', recipesIn: mealieIn },
  { source: 'paprika', label: 'Paprika', recipesIn: paprikaIn },
  { source: 'tandoor', label: 'Tandoor', recipesIn: tandoorIn },
  { source: 'wprm', label: 'WP Recipe Maker', recipesIn: wprmIn },
  { source: 'nextcloud', label: 'Nextcloud Cookbook', recipesIn: nextcloudIn },
  { source: 'json-ld', label: 'JSON-LD', recipesIn: jsonLdIn },
  { source: 'meal-master', label: 'Meal-Master', recipesIn: mealMasterIn },
  {
    source: 'mastercook',
    label: 'MasterCook',
    recipesIn: (file) => [...masterCookIn(file), ...masterCookTextIn(file)],
  },
  { source: 'csv', label: 'CSV', recipesIn: csvIn },
  { source: 'cooklang', label: 'Cooklang', recipesIn: cooklangIn },
];
