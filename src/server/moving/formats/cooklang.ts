import { createHash } from 'node:crypto';
import { parseCooklang } from '#src/domain/recipes/formats/cooklang/parse.ts';
import { readCooklang } from '#src/domain/recipes/formats/cooklang/read.ts';
import { type FormatReader, namesakes, stemOf } from './told-recipe.ts';

/** A text whose steps name ingredients as Cooklang does; pictures lie beside it under its name: `Dal.jpg`, `Dal.3.jpg`. */
export const cooklangIn: FormatReader = (file) => {
  if (file.content.kind !== 'text') return [];
  const { text } = file.content;
  const hasIngredient = parseCooklang(text).blocks.some(({ items }) => items.some(({ type }) => type === 'ingredient'));
  if (!hasIngredient) return [];
  const own = namesakes(file, true);
  const read = () => {
    const recipe = readCooklang(text, file.path);
    const { author, ...fields } = recipe.fields;
    const beside = own.map((path) => ({ file: path }));
    return {
      ...recipe,
      ...{ fields, author: author ?? undefined, kept: { ...recipe.kept, ...(author && { author }) } },
      // A name is no name: two kitchens have a "Soup.cook" each.
      foreignId: recipe.foreignId === file.path ? createHash('sha256').update(text).digest('hex') : recipe.foreignId,
      pictures: own.length > 0 ? beside : recipe.pictures,
    };
  };
  return [{ name: stemOf(file.path), read }];
};
