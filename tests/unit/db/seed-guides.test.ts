import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { guides } from '#src/db/schema.ts';
import { seedGuides } from '#src/db/seed/guides.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { guideKind } from '#src/server/guides/kind.ts';
import { changeOne } from '#src/server/published/changing.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const editor = { id: 'nobody', email: 'ed@example.org' };
const titleOf = async (id: string) =>
  (await read().select({ title: guides.title }).from(guides).where(eq(guides.id, id)))[0]?.title;

describe('seedGuides', () => {
  it('puts each in once, gives one that nobody changed its newer text, and leaves alone what was changed here', async () => {
    expect(await seedGuides(database())).toEqual({ guides: 0, guidesUpdated: 0 });
    await write((tx) => tx.update(guides).set({ title: 'An older title' }).where(eq(guides.id, 'aquafaba')));
    await changeOne(guideKind, 'sharpen-a-knife', { title: 'Our knives' }, editor);
    await write((tx) => tx.delete(guides).where(eq(guides.id, 'vegan-pantry')));
    expect(await seedGuides(database())).toEqual({ guides: 0, guidesUpdated: 1 });
    expect(await titleOf('aquafaba')).toBe('Aquafaba, and how to whip it');
    expect(await titleOf('sharpen-a-knife')).toBe('Our knives');
    expect(await titleOf('vegan-pantry')).toBeUndefined();
  });
});
