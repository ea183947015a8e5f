import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { dateIn, difficultyIn, recordIn, recordsIn, textIn, textsIn } from '#src/domain/recipes/formats/values.ts';
import { addressTold, markedDraft, minutesTold, textLines } from '../marked-draft.ts';
import type { FormatReader } from './told-recipe.ts';

/** A recipe as Paprika packs it: ingredients and directions are texts, a line each. */
export const paprikaIn: FormatReader = ({ content }) => {
  const recipe = content.kind === 'json' ? recordIn(content.value) : undefined;
  const isPaprika = typeof recipe?.ingredients === 'string' && typeof recipe.directions === 'string';
  return recipe && isPaprika ? [{ name: textIn(recipe.name) ?? '', read: () => readPaprika(recipe) }] : [];
};

function readPaprika(recipe: Record<string, unknown>): ForeignRecipe {
  const { read, drop, told } = leftovers(recipe);
  const photo = read('pictures', textIn, 'photo_data');
  const address = photo ? undefined : read('pictures', addressTold, 'image_url');
  const more = recordsIn(read('pictures', recordsIn, 'photos')).flatMap(({ data }) => textIn(data) ?? []);
  const pictures: ForeignPicture[] = [
    ...(photo ? [{ base64: photo }] : []),
    ...(address ? [{ url: address }] : []),
    ...more.map((base64) => ({ base64 })),
  ];
  const foreignId = read('id', textIn, 'uid') ?? '';
  const createdAt = read('createdAt', dateIn, 'created');
  const difficulty = read('difficulty', difficultyIn, 'difficulty');
  // Names of its pictures, its own marks, and a rating of 0, which is none.
  drop('photo', 'photo_hash', 'photo_large', 'photo_url', 'hash', 'in_trash', 'is_pinned');
  if (recipe.rating === 0) drop('rating');
  const { fields, kept, within } = markedDraft(
    {
      title: read('title', textIn, 'name') ?? '',
      description: read('description', textIn, 'description') ?? '',
      yields: read('servings', textsWhole, 'servings') ?? [],
      minutes: {
        prep: read('prepTime', minutesTold, 'prep_time') ?? null,
        cook: read('cookTime', minutesTold, 'cook_time') ?? null,
        rest: null,
        total: read('total', minutesTold, 'total_time') ?? null,
      },
      ingredients: [{ heading: null, lines: textLines(read('ingredients', textIn, 'ingredients')) }],
      steps: [{ heading: null, lines: textLines(read('instructions', textIn, 'directions')) }],
      notes: textLines(read('tipsAndNotes', textIn, 'notes')),
      categories: read('labels', (value) => textsIn(value), 'categories') ?? [],
    },
    read('sourceUrl', addressTold, 'source_url') ?? null,
  );
  return {
    foreignId,
    fields: { ...fields, ...(difficulty && { difficulty }) },
    pictures,
    ...(createdAt !== undefined && { createdAt }),
    ...told(kept, within),
  };
}

const textsWhole = (value: unknown): string[] | undefined => {
  const text = textIn(value);
  return text === undefined ? undefined : [text];
};
