import type { CheerioAPI } from 'cheerio';
import type { MarkedRecipe } from '#src/domain/marked/marked-recipe.ts';
import { minutesOfDuration } from '#src/domain/quantities/duration-texts.ts';
import { partsIn } from './card-lists.ts';
import { type Elements, plainText } from './plain-text.ts';

/** Where a recipe card keeps its parts: selectors within its root. */
interface CardKind {
  name: string;
  root: string;
  title: string;
  description: string;
  yields: string;
  minutes: Readonly<Record<'prep' | 'cook' | 'rest' | 'total', string>>;
  ingredients: string;
  ingredient: string;
  /** How an ingredient is prepared, behind its name. */
  remark?: string;
  steps: string;
  step: string;
  notes: string;
  equipment: string;
}

/** The cards most blogs have. */
const KINDS: readonly CardKind[] = [
  {
    name: 'WP Recipe Maker',
    root: '.wprm-recipe-container',
    title: '.wprm-recipe-name',
    description: '.wprm-recipe-summary',
    yields: '.wprm-recipe-servings-with-unit, .wprm-recipe-servings',
    minutes: {
      prep: '.wprm-recipe-prep-time-container .wprm-recipe-time',
      cook: '.wprm-recipe-cook-time-container .wprm-recipe-time',
      rest: '.wprm-recipe-custom-time-container .wprm-recipe-time',
      total: '.wprm-recipe-total-time-container .wprm-recipe-time',
    },
    ingredients: '.wprm-recipe-ingredient-group',
    ingredient: '.wprm-recipe-ingredient',
    remark: '.wprm-recipe-ingredient-notes',
    steps: '.wprm-recipe-instruction-group',
    step: '.wprm-recipe-instruction-text',
    notes: '.wprm-recipe-notes',
    equipment: '.wprm-recipe-equipment-name',
  },
  {
    name: 'Tasty Recipes',
    root: '.tasty-recipes',
    title: '.tasty-recipes-title',
    description: '.tasty-recipes-description-body, .tasty-recipes-description',
    yields: '.tasty-recipes-yield',
    minutes: {
      prep: '.tasty-recipes-prep-time',
      cook: '.tasty-recipes-cook-time',
      rest: '.tasty-recipes-additional-time-value-1',
      total: '.tasty-recipes-total-time',
    },
    ingredients: '.tasty-recipes-ingredients-body, .tasty-recipes-ingredients',
    ingredient: 'li',
    steps: '.tasty-recipes-instructions-body, .tasty-recipes-instructions',
    step: 'li',
    notes: '.tasty-recipes-notes-body, .tasty-recipes-notes',
    equipment: '.tasty-recipes-equipment .tasty-link-card-title, .tasty-recipes-equipment > ul > li',
  },
  {
    name: 'Create by Mediavine',
    root: '.mv-create-card',
    title: '.mv-create-title',
    description: '.mv-create-description',
    yields: '.mv-create-time-yield .mv-create-time-format',
    minutes: {
      prep: '.mv-create-time-prep .mv-create-time-format',
      cook: '.mv-create-time-active .mv-create-time-format',
      rest: '.mv-create-time-additional .mv-create-time-format',
      total: '.mv-create-time-total .mv-create-time-format',
    },
    ingredients: '.mv-create-ingredients',
    ingredient: 'li',
    steps: '.mv-create-instructions',
    step: 'li',
    notes: '.mv-create-notes-content, .mv-create-notes',
    equipment: '.mv-create-products-list .mv-create-products-product-name',
  },
];
/** What stands in cards beside the recipe's words. */
const IDLE =
  'button, input, form, select, figure, iframe, script, style, noscript, svg, [class*=screen-reader], .sr-only, .wprm-prevent-sleep, .wprm-unit-conversion-container, .wprm-recipe-adjustable-servings-container, .wprm-recipe-instruction-ingredients, .tasty-recipes-cook-mode, .tasty-recipes-units-scale-container';
const MOST_CARDS = 20;

/** A recipe card of a page: what it says as a marked recipe, and whose it is. */
export interface PageCard {
  kind: string;
  recipe: MarkedRecipe;
}

/** The recipe cards of a page, in its order. What is idle in them is taken out of the page. */
export const pageCards = ($: CheerioAPI): PageCard[] =>
  KINDS.flatMap((kind) =>
    $(kind.root)
      .slice(0, MOST_CARDS)
      .toArray()
      .map((root) => ({ kind: kind.name, recipe: cardOf($, $(root), kind) })),
  );

function cardOf($: CheerioAPI, root: Elements, kind: CardKind): MarkedRecipe {
  root.find(IDLE).remove();
  if (kind.remark) setApart($, root.find(kind.remark));
  const line = (selector: string): string => plainText(root.find(selector).first()).replace(/\s+/g, ' ').trim();
  const minutes = (name: keyof CardKind['minutes']) => minutesOfDuration(line(kind.minutes[name]));
  const notes = plainText(root.find(kind.notes).first()).split('\n');
  return {
    title: line(kind.title),
    description: line(kind.description),
    yields: [line(kind.yields)].filter(Boolean),
    minutes: { prep: minutes('prep'), cook: minutes('cook'), rest: minutes('rest'), total: minutes('total') },
    ingredients: outermost($, root, kind.ingredients).flatMap((list) => partsIn($, list, kind.ingredient, false)),
    steps: outermost($, root, kind.steps).flatMap((list) => partsIn($, list, kind.step, kind.step === 'li')),
    isRunTogether: false,
    notes: notes.map((note) => note.replace(/^• /, '').trim()).filter(Boolean),
    equipment: root
      .find(kind.equipment)
      .toArray()
      .map((piece) => plainText($(piece)).replace(/\s+/g, ' ').trim())
      .filter(Boolean),
    labels: { categories: [], cuisine: '', keywords: [] },
    language: null,
    addresses: [],
    parts: [],
  };
}

/** Puts a comma before remarks that have nothing between them and the food: "1 onion, chopped". */
function setApart($: CheerioAPI, remarks: Elements): void {
  for (const remark of remarks.toArray()) {
    const node = $(remark);
    const [before = ''] = node.parent().text().split(node.text(), 1);
    const isApart = /^\s*[,(–-]/.test(node.text()) || /[,(–-]\s*$/.test(before) || before.trim() === '';
    if (!isApart) node.prepend(', ');
  }
}

/** Those that a selector finds in none of the others it finds. */
const outermost = ($: CheerioAPI, root: Elements, selector: string): Elements[] =>
  root
    .find(selector)
    .toArray()
    .map((element) => $(element) as Elements)
    .filter((element) => element.parents(selector).length === 0);
