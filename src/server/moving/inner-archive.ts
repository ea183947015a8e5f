import { AppError } from '#src/domain/errors.ts';
import { contentOf } from './contents.ts';
import { type FoundRecipes, inOneFormat } from './formats/found-recipes.ts';
import { pathIndex } from './formats/told-recipe.ts';
import { openArchive, type PackedFile } from './unzip.ts';

/** Bounds of all archives in one archive together: each by itself may be as large as one that came alone. */
const FILES_MAX = 20_000;
const UNPACKED_MAX = 2 * 1024 ** 3;

/** Reads an archive in an archive; its recipes, or why there are none. Throws `validation` for what is damaged or too much. */
type InnerReader = (archive: PackedFile) => Promise<FoundRecipes | { why: string }>;

/**
 * Reads archives in an archive, one level deep, as Tandoor packs each recipe. Their files join `byPath` behind the archive's own
 * path, where recipes find their pictures; none is held in memory.
 */
export function innerReader(byPath: Map<string, PackedFile>): InnerReader {
  const seen = new Map<string, { files: number; size: number }>();
  return async (archive) => {
    const files = await innerFiles(archive);
    seen.set(archive.path, { files: files.length, size: files.reduce((sum, { size }) => sum + size, 0) });
    const counts = [...seen.values()];
    if (counts.reduce((sum, each) => sum + each.files, 0) > FILES_MAX)
      throw refused(`the archives in it have more than ${FILES_MAX} files`);
    if (counts.reduce((sum, each) => sum + each.size, 0) > UNPACKED_MAX)
      throw refused('the archives in it unpack to more than 2 GB');
    for (const file of files) byPath.set(file.path, file);
    return recipesIn(files);
  };
}

/** The files of an inner archive, which is opened anew for each: what is in memory is one of them. */
async function innerFiles(archive: PackedFile): Promise<PackedFile[]> {
  const { files, close } = await openArchive(await archive.read());
  close();
  return files.map(({ path, size }) => ({
    path: `${archive.path}/${path}`,
    size,
    read: async () => {
      const opened = await openArchive(await archive.read());
      const file = opened.files.find((each) => each.path === path);
      if (!file) throw refused('it’s damaged');
      return file.read().finally(opened.close);
    },
  }));
}

async function recipesIn(files: readonly PackedFile[]): Promise<FoundRecipes | { why: string }> {
  const paths = pathIndex(files.map(({ path }) => path));
  const found: FoundRecipes[] = [];
  let why = 'We found no recipe in it.';
  for (const file of files) {
    const content = contentOf(await file.read());
    if (content.kind === 'picture') continue;
    if (content.kind === 'archive') return { why: DEEPER };
    const here = inOneFormat({ path: file.path, content, paths });
    if ('why' in here) why = here.why;
    else found.push(here);
  }
  const [first] = found;
  if (!first) return { why };
  if (found.some(({ source }) => source !== first.source)) return { why: MIXED };
  return { ...first, recipes: found.flatMap(({ recipes }) => recipes) };
}

const DEEPER = 'There’s an archive in it that is in an archive itself: unpack it, and import it by itself.';
const MIXED = 'It has recipes of more than one app: unpack it, and import it by itself.';
const refused = (why: string): AppError => new AppError('validation', `We can’t take this archive: ${why}.`);
