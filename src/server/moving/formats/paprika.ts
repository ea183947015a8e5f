import { type ForeignPicture, type ForeignRecipe, leftovers } from '#src/domain/recipes/formats/foreign-recipe.ts';
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
  const { read, drop, rest } = leftovers(recipe);
  const photo = read(textIn, 'photo_data');
  const address = photo ? undefined : read(addressTold, 'image_url');
  const more = recordsIn(read(recordsIn, 'photos')).flatMap(({ data }) => textIn(data) ?? []);
  const pictures: ForeignPicture[] = [
    ...(photo ? [{ base64: photo }] : []),
    ...(address ? [{ url: address }] : []),
    ...more.map((base64) => ({ base64 })),
  ];
  const foreignId = read(textIn, 'uid') ?? '';
  const createdAt = read(dateIn, 'created');
  const difficulty = read(difficultyIn, 'difficulty');
  // Names of its pictures, its own marks, and a rating of 0, which is none.
  drop('photo', 'photo_hash', 'photo_large', 'photo_url', 'hash', 'in_trash', 'is_pinned');
  if (recipe.rating === 0) drop('rating');
  const { fields, kept } = markedDraft(
    {
      title: read(textIn, 'name') ?? '',
      description: read(textIn, 'description') ?? '',
      yields: read(textsWhole, 'servings') ?? [],
      minutes: {
        prep: read(minutesTold, 'prep_time') ?? null,
        cook: read(minutesTold, 'cook_time') ?? null,
        rest: null,
        total: read(minutesTold, 'total_time') ?? null,
      },
      ingredients: [{ heading: null, lines: textLines(read(textIn, 'ingredients')) }],
      steps: [{ heading: null, lines: textLines(read(textIn, 'directions')) }],
      notes: textLines(read(textIn, 'notes')),
      categories: read((value) => textsIn(value), 'categories') ?? [],
    },
    read(addressTold, 'source_url') ?? null,
  );
  return {
    foreignId,
    fields: { ...fields, ...(difficulty && { difficulty }) },
    pictures,
    ...(createdAt !== undefined && { createdAt }),
    kept: { ...rest(), ...kept },
  };
}

const textsWhole = (value: unknown): string[] | undefined => {
  const text = textIn(value);
  return text === undefined ? undefined : [text];
};
