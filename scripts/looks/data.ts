import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditLog, banners, mealPlanEntries, visitDays } from '#src/db/schema.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { write } from '#src/server/base/database.ts';
import { queueMail } from '#src/server/mail/queue.ts';
import { openSession } from '#src/server/members/sessions.ts';
import { writeRecipeNote } from '#src/server/premium/recipe-notes.ts';
import { addOwnItem, addRecipesToShoppingList } from '#src/server/premium/shopping-list/adding.ts';
import { addFavourite } from '#src/server/recipes/favourites.ts';
import { codeMail } from '#tests/support/mails.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { makeTemplate } from '#tests/support/template.ts';
import { fillLetters } from './letters.ts';

const ROLES = ['user', 'premium', 'admin'] as const satisfies readonly Role[];
/** The week that is planned, from its Monday. */
export const WEEK = { address: '/meal-plan?week=2026-W47', monday: '2026-11-16' } as const;

export interface Data {
  /** UTC milliseconds: when the data was made, and the time of every browser that looks at it. */
  now: number;
  /** Values of the cookie `session`. */
  sessions: Record<(typeof ROLES)[number], string>;
}

/** The data of the folder, which is DATA_DIR; made where there is none. */
export async function prepareData(folder: string): Promise<Data> {
  const file = join(folder, 'looks.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Data;
  await makeTemplate(folder);
  const now = Date.now();
  const made = await Promise.all(ROLES.map(async (role) => [role, await sessionOf(role)] as const));
  await fillTheAdministratorsLists(now);
  await fillLetters(now);
  const data: Data = { now, sessions: Object.fromEntries(made) as Data['sessions'] };
  writeFileSync(file, JSON.stringify(data));
  return data;
}

async function sessionOf(role: (typeof ROLES)[number]): Promise<string> {
  const member = await makeMember(role, { email: `${role}@example.org` });
  const favourites = ['palak-tofu', 'red-lentil-dal', 'lentil-soup', 'sweet-potato-enchiladas'];
  for (const id of favourites) await addFavourite(member.id, id);
  if (role === 'premium') await fillForPremium(member.id);
  const session = { userId: member.id, requiresPasswordChange: false, userAgent: null, replaces: null };
  return write((tx) => openSession(tx, session));
}

async function fillForPremium(userId: string): Promise<void> {
  await addRecipesToShoppingList(userId, [
    { recipeId: 'red-lentil-dal', servings: 6 },
    { recipeId: 'palak-tofu', servings: 4 },
  ]);
  await write((tx) => addOwnItem(tx, userId, randomUUID(), 'Bin bags'));
  await writeRecipeNote(userId, 'red-lentil-dal', 'With a little more lime next time.');
  const entry = { userId, servings: 4, portions: 1, updatedAt: Date.now() } as const;
  const dal = { ...entry, recipeId: 'red-lentil-dal', title: 'Red Lentil Dal', position: 0 } as const;
  await write((tx) =>
    tx.insert(mealPlanEntries).values([
      { ...dal, id: 'dal', day: WEEK.monday, slot: 'dinner' },
      { ...dal, id: 'rest', day: '2026-11-17', slot: 'lunch', isLeftover: true, note: 'With rice' },
      { ...entry, id: 'note', day: WEEK.monday, slot: 'lunch', position: 0, title: '', note: 'Lunch at work' },
      { ...entry, id: 'lost', day: '2026-11-18', slot: 'lunch', position: 0, title: 'Lost Lasagne' },
    ]),
  );
}

async function fillTheAdministratorsLists(now: number): Promise<void> {
  await makeMember('user', { email: 'sleeping@example.org', isActive: false });
  await makeMember('user', { email: 'unverified@example.org', emailVerifiedAt: null });
  await write(async (tx) => {
    const days = Array.from({ length: 29 }, (_, day) => ({
      visits: 300 + 37 * (day % 9),
      visitors: 120 + 11 * (day % 7),
    }));
    await tx.insert(visitDays).values(days.map((figures, day) => ({ day: dayOf(now) - 1 - day, ...figures })));
    await tx.insert(banners).values(
      ['Harvest', 'Winter soups'].map((title, place) => ({
        id: `banner-${place}`,
        title,
        imageUrl: '/pictures/red-lentil-dal.jpg',
        showOnHome: place === 0,
        isActive: place === 0,
        createdAt: now,
        updatedAt: now,
      })),
    );
    const by = { at: now, actorId: 'admin', actor: 'admin@example.org', cost: null };
    await tx.insert(auditLog).values([
      { ...by, action: 'recipe.published', subject: 'red-lentil-dal', details: { title: 'Red Lentil Dal' } },
      { ...by, action: 'user.role', subject: 'user@example.org', details: { role: 'premium' } },
    ]);
    await queueMail(tx, codeMail('user@example.org'));
  });
}
