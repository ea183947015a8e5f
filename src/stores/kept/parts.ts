import { paths, pictures } from '#src/paths.ts';
import { pictureNamed } from './rules.ts';

/** Pictures of one page that are kept: its own, those of its steps, and of what is beside it. */
const MOST_PICTURES = 16;
/** In this width, which is sharp on a phone and enough for a desk. */
const KEPT_WIDTH = 800;

/** Addresses of the scripts, styles, fonts and pictures that a page names, whether it asks for them at once or later. */
export function partsOfPage(html: string): { files: string[]; pictures: string[] } {
  const named = new Set(
    Array.from(html.matchAll(/\/(?:pictures|media)\/[\w.-]+/g), ([address]) => pictureNamed(address)).filter(
      (name) => name !== null,
    ),
  );
  return {
    files: [...new Set(Array.from(html.matchAll(/\/(?:_astro|fonts)\/[\w.@-]+/g), ([address]) => address))],
    pictures: [...named].slice(0, MOST_PICTURES).map(inKeptWidth),
  };
}

function inKeptWidth(named: string): string {
  const name = pictures.nameOf(`${named}.jpg`);
  return name ? pictures.avif(name, KEPT_WIDTH) : `${named}.jpg`;
}

/** Addresses of the files that a script or a style asks for, at once or later. */
export function filesOfFile(address: string, text: string): string[] {
  const found = Array.from(
    text.matchAll(/(?:["'`(])(\.\/|\/?_astro\/|\/fonts\/)([\w.@-]+\.(?:js|css|woff2))(?=["'`)])/g),
    ([, folder, name]) => (folder === '/fonts/' ? `/fonts/${name}` : `/_astro/${name}`),
  );
  return [...new Set(found)].filter((each) => each !== address);
}

/** Paths of the recipes that a call's answer names, as far as somebody wants them on the way. */
export function recipesOfAnswer(pathname: string, answer: unknown): string[] {
  const ids = idsOf(pathname, answer).filter((id) => typeof id === 'string');
  return [...new Set(ids)].map(paths.recipe);
}

function idsOf(pathname: string, answer: unknown): unknown[] {
  const { items, entries } = (answer ?? {}) as { items?: unknown; entries?: unknown };
  switch (pathname) {
    case '/api/favorites':
      return listOf(answer).map(({ id }) => id);
    case '/api/own-recipes':
      return listOf(items).map(({ id }) => id);
    case '/api/meal-plan':
      return listOf(entries).map(({ recipe }) => (recipe as { id?: unknown } | null | undefined)?.id);
    default:
      return [];
  }
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
