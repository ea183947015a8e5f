import { chowdownIn } from './chowdown.ts';
import { cooklangIn } from './cooklang.ts';
import { copyMeThatIn } from './copy-me-that.ts';
import { grocyIn } from './grocy.ts';
import { jsonLdIn, nextcloudIn } from './json-ld.ts';
import { kitchenOwlIn } from './kitchen-owl.ts';
import { masterCookIn } from './master-cook.ts';
import { masterCookTextIn } from './master-cook-text.ts';
import { mealMasterIn } from './meal-master.ts';
import { mealieIn } from './mealie.ts';
import { paprikaIn } from './paprika.ts';
import { plantryIn } from './plantry.ts';
import { csvIn } from './tables/csv.ts';
import { myRecipeBoxIn } from './tables/my-recipe-box.ts';
import { planToEatIn } from './tables/plan-to-eat.ts';
import { tandoorIn } from './tandoor.ts';
import { tastyIn } from './tasty.ts';
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
  { source: 'tasty', label: 'WP Tasty', recipesIn: tastyIn },
  { source: 'kitchenowl', label: 'KitchenOwl', recipesIn: kitchenOwlIn },
  { source: 'grocy', label: 'Grocy', recipesIn: grocyIn },
  { source: 'nextcloud', label: 'Nextcloud Cookbook', recipesIn: nextcloudIn },
  { source: 'json-ld', label: 'JSON-LD', recipesIn: jsonLdIn },
  { source: 'meal-master', label: 'Meal-Master', recipesIn: mealMasterIn },
  {
    source: 'mastercook',
    label: 'MasterCook',
    recipesIn: (file) => [...masterCookIn(file), ...masterCookTextIn(file)],
  },
  { source: 'copymethat', label: 'CopyMeThat', recipesIn: copyMeThatIn },
  { source: 'plan-to-eat', label: 'Plan to Eat', recipesIn: planToEatIn },
  { source: 'my-recipe-box', label: 'My Recipe Box', recipesIn: myRecipeBoxIn },
  { source: 'chowdown', label: 'Chowdown', recipesIn: chowdownIn },
  { source: 'csv', label: 'CSV', recipesIn: csvIn },
  { source: 'cooklang', label: 'Cooklang', recipesIn: cooklangIn },
];
