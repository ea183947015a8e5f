import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Actor } from '#src/server/base/audit.ts';
import { env } from '#src/server/base/env.ts';
import { type MoveOutcome, moveIn } from '#src/server/moving/move-in.ts';
import { zipOf } from '#src/server/moving/zip.ts';

let files = 0;

/** A file on the disk, under a name that says nothing; returns its path. */
export function fileOf(content: string | Buffer, name = `moved-${files++}`): string {
  const path = join(env().DATA_DIR, name);
  writeFileSync(path, content);
  return path;
}

/** The bytes of an archive of files by their paths. */
export function zipped(contents: Record<string, string | Buffer>): Promise<Buffer> {
  async function* each() {
    for (const [path, content] of Object.entries(contents)) yield { path, content, modifiedAt: new Date(0) };
  }
  return buffer(zipOf(each()));
}

/** An archive on the disk; returns its path. */
export const archiveOf = async (contents: Record<string, string | Buffer>): Promise<string> =>
  fileOf(await zipped(contents));

/** A photograph, each colour another. */
export const photo = (background = '#c84', { width = 900, height = 700 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** What becomes of all that is in a file. */
export async function outcomesOf(path: string, actor: Actor): Promise<MoveOutcome[]> {
  const outcomes: MoveOutcome[] = [];
  for await (const outcome of moveIn(path, actor)) outcomes.push(outcome);
  return outcomes;
}

/** A recipe as Paprika packs it. */
export const paprikarecipe = (changes: Record<string, unknown> = {}): Buffer =>
  gzipSync(
    JSON.stringify({
      uid: 'A1B2',
      name: 'Chickpea Stew',
      created: '2021-03-04 10:20:30',
      hash: 'abc',
      ingredients: '2 tbsp olive oil\n1 onion, chopped\n2 cans (400 g) chickpeas\nFor the topping:\n30 g parsley',
      directions:
        '1. Heat the oil and fry the onion for 5 minutes.\n\n2. Add the chickpeas and simmer for 20 minutes.\n\n3. Scatter over the parsley.',
      notes: 'Freezes well.',
      description: 'A stew for cold evenings.',
      nutritional_info: '300 kcal',
      servings: '4',
      prep_time: '10 min',
      cook_time: '25 mins',
      total_time: '',
      difficulty: 'Easy',
      rating: 4,
      categories: ['Dinner', 'Stews'],
      source: 'Gran',
      source_url: '',
      image_url: '',
      photo: null,
      photo_data: null,
      photos: [],
      ...changes,
    }),
  );
