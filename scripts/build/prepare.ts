import { judgeRecipes } from '#src/db/judge-recipes.ts';
import { migrate, type Upgrade } from '#src/db/migrate.ts';
import { seedCollections } from '#src/db/seed/collections.ts';
import { seedGuides } from '#src/db/seed/guides.ts';
import { addExclusive, seedCatalogue } from '#src/db/seed/seed.ts';
import { updateCatalogue } from '#src/db/seed/update.ts';
import { database, settleDatabase, takeTime } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';

/**
 * Creates the database where there is none, brings it to the newest schema, judges the recipes that older rules let in,
 * gives the catalogue's own that nobody changed their newest text, and fills an empty database with the catalogue.
 * Exclusive recipes, collections and guides that are new here come in too. Returns how many recipes it put in, renewed, and left as they are with
 * a newer text in their history.
 */
export async function prepareDatabase(): Promise<
  { upgrade: Upgrade | null; seeded: number; updated: number; offered: number } & Awaited<
    ReturnType<typeof seedCollections>
  > &
    Awaited<ReturnType<typeof seedGuides>>
> {
  takeTime();
  try {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = env();
    const db = database();
    const upgrade = await migrate({ url, authToken, answerTimeout: null });
    await judgeRecipes(db);
    const seeded = await seedCatalogue(db, { exclusive: true });
    const exclusive = await addExclusive(db);
    return {
      upgrade,
      seeded: seeded + exclusive,
      ...(await updateCatalogue(db)),
      ...(await seedCollections(db)),
      ...(await seedGuides(db)),
    };
  } finally {
    await settleDatabase();
  }
}

/** What was done, for whoever starts the site. */
export function preparedText(prepared: Awaited<ReturnType<typeof prepareDatabase>>): string {
  const { upgrade, seeded, updated, offered, collections, collectionsUpdated, guides, guidesUpdated } = prepared;
  const done = [
    upgrade && `brought from schema ${upgrade.from} to ${upgrade.to}`,
    upgrade?.copy && `as it was before it is ${upgrade.copy}`,
    seeded > 0 && `${seeded} recipes put in`,
    updated > 0 && `${updated} recipes with a newer text`,
    offered > 0 && `${offered} recipes were changed here and stay; the newer text is in their history`,
    collections > 0 && `${collections} collections put in`,
    collectionsUpdated > 0 && `${collectionsUpdated} collections with a newer text`,
    guides > 0 && `${guides} guides put in`,
    guidesUpdated > 0 && `${guidesUpdated} guides with a newer text`,
  ].filter(Boolean);
  return done.length > 0 ? done.join(', ') : 'up to date';
}
