import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { collections } from '#src/db/schema.ts';
import { seedCollections } from '#src/db/seed/collections.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { collectionKind } from '#src/server/collections/kind.ts';
import { changeOne } from '#src/server/published/changing.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const NOTHING = { collections: 0, collectionsUpdated: 0 };
const editor = { id: 'nobody', email: 'ed@example.org' };
const titleOf = async (id: string) =>
  (await read().select({ title: collections.title }).from(collections).where(eq(collections.id, id)))[0]?.title;

describe('seedCollections', () => {
  it('puts each in once', async () => {
    expect(await read().select({ id: collections.id }).from(collections)).toHaveLength(12);
    expect(await seedCollections(database())).toEqual(NOTHING);
  });

  it('gives one that nobody changed its newer text, and leaves alone what was changed or deleted here', async () => {
    const older = { title: 'An older title' };
    await write((tx) => tx.update(collections).set(older).where(eq(collections.id, 'weekend-baking')));
    await changeOne(collectionKind, 'mezze-table', { title: 'Our mezze' }, editor);
    await write((tx) => tx.delete(collections).where(eq(collections.id, 'vegan-barbecue')));
    expect(await seedCollections(database())).toEqual({ collections: 0, collectionsUpdated: 1 });
    expect(await titleOf('weekend-baking')).toBe('Weekend baking');
    expect(await titleOf('mezze-table')).toBe('Our mezze');
    expect(await titleOf('vegan-barbecue')).toBeUndefined();
    expect(await seedCollections(database())).toEqual(NOTHING);
  });
});
