import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { pictures } from '#src/paths.ts';
import type { Database } from '../client.ts';
import { asPublished } from '../schema/published.ts';
import { guideRevisions, guides } from '../schema.ts';
import { renewCatalogue } from './renewing.ts';

const FOLDER = join(import.meta.dirname, 'guides');
const END_OF_HEAD = '\n---\n';
const GUIDES = {
  table: asPublished(guides),
  revisions: guideRevisions,
  given: 'catalogue-guides',
  tags: { one: (id: string) => `guide:${id}`, list: 'guides' },
} as const;

/** The first lines of a guide's file, each `name: value`. What it says is held to facts by `tests/unit/db/catalogue-guides.test.ts`. */
const headSchema = z.strictObject({
  title: z.string().min(3).max(100),
  description: z.string().min(30).max(200),
  /** By which recipes name what it is about, parted by commas. */
  names: z.string().default(''),
  /** Its picture: `guide-{id}`, which shows what it teaches, or a recipe's where there is none that convinces. */
  picture: slugSchema,
});

/** A guide of the catalogue. */
export interface CatalogueGuide {
  id: string;
  title: string;
  description: string;
  names: string[];
  body: string;
  imageUrl: string;
}

/** The catalogue's guides, in the order of their files' names. Throws what is wrong with one. */
export async function readGuides(): Promise<CatalogueGuide[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) => guideFrom(basename(file, '.md'), await readFile(join(FOLDER, file), 'utf8'))),
  );
}

function guideFrom(id: string, text: string): CatalogueGuide {
  const end = text.indexOf(END_OF_HEAD);
  const lines = text.slice(0, end).split('\n');
  const head = headSchema.parse(Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))));
  const { title, description, names, picture } = head;
  return {
    ...{ id, title, description, body: text.slice(end + END_OF_HEAD.length).trim() },
    names: names.split(', ').filter(Boolean),
    imageUrl: pictures.master(picture),
  };
}

/** Puts in the catalogue's guides, or gives them their newest text: see {@link renewCatalogue}. */
export async function seedGuides(
  database: Database,
  now = Date.now(),
): Promise<{ guides: number; guidesUpdated: number }> {
  const texts = new Map((await readGuides()).map(({ id, ...text }) => [id, text]));
  const { added, updated } = await renewCatalogue(database, GUIDES, async () => texts, now);
  return { guides: added, guidesUpdated: updated };
}
