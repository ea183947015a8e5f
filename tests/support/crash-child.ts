/**
 * A process to be killed. Until then it makes accounts, each with its mail in one transaction, has each rate, save and
 * change a recipe, all of it at the same time, and sends the mail; after each commit it prints, as JSON, what it wrote.
 * Given `drain`, it only sends what is left, as a server does after a restart.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { users } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { askedByTheSite, takeTurn } from '#src/server/mail/first-mails.ts';
import { sendDueMail } from '#src/server/mail/queue.ts';
import { mailVerificationLink } from '#src/server/members/members.ts';
import { NO_PASSWORD } from '#src/server/members/passwords.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { addFavourite } from '#src/server/recipes/favourites.ts';
import { rateRecipe } from '#src/server/recipes/ratings.ts';
import type { Acknowledged } from './crash.ts';

/** Longer than a mail is reserved for the process that took it. */
const LATER = 10 * 60_000;

const RECIPES = ['red-lentil-dal', 'apple-crumble', 'virgin-mojito'] as const;
let turn = 0;

const acknowledge = (done: Acknowledged): void => void writeSync(1, `${JSON.stringify(done)}\n`);

async function makeAccount(): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  const now = Date.now();
  await write(async (tx) => {
    const account = { id, email, firstName: 'Robin', passwordHash: NO_PASSWORD, isActive: true };
    await tx.insert(users).values({ ...account, createdAt: now, updatedAt: now });
    await mailVerificationLink(tx, account, {
      template: 'verification-link',
      isSecond: false,
      turn: takeTurn(askedByTheSite()),
    });
  });
  acknowledge({ email });
  return id;
}

/** What members and editors do, at the same time. */
async function visitSite(userId: string): Promise<void> {
  const recipeId = RECIPES[turn++ % RECIPES.length] ?? RECIPES[0];
  const rating = (turn % 5) + 1;
  const title = `As ${userId} has it`;
  await Promise.all([
    rateRecipe(userId, recipeId, rating).then(() => acknowledge({ userId, recipeId, rating })),
    addFavourite(userId, recipeId).then(() => acknowledge({ userId, recipeId })),
    changeRecipe(recipeId, { title }, { id: userId, email: 'ada@example.org' }).then(() =>
      acknowledge({ userId, changed: recipeId }),
    ),
  ]);
}

if (process.argv[2] === 'drain') {
  await sendDueMail(Date.now() + LATER);
  process.exit();
}
for (;;) {
  await visitSite(await makeAccount());
  await sendDueMail();
}
