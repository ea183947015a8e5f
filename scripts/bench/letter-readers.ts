/**
 * Makes readers of the newsletter, and a member whose address is verified, in the database DATA_DIR holds; prints nothing.
 * Usage: DATA_DIR=/tmp/some npm run script -- scripts/bench/letter-readers.ts 10000 member@example.org
 */
import { users } from '#src/db/schema.ts';
import { ALLERGENS } from '#src/domain/foods/allergen-names.ts';
import { closeDatabase, write } from '#src/server/base/database.ts';
import { NO_PASSWORD } from '#src/server/members/passwords.ts';
import { makeReaders } from '#tests/support/readers.ts';

const [count = '0', email = ''] = process.argv.slice(2);
const at = Date.now();
// Every third does without something: a letter is rendered for each choice of recipes.
await makeReaders(Number(count), (number) =>
  number % 3 === 0 ? { allergens: [ALLERGENS[number % ALLERGENS.length] ?? 'gluten'] } : {},
);
await write((tx) =>
  tx.insert(users).values({
    id: 'bench-waiting',
    email,
    firstName: 'Ada',
    passwordHash: NO_PASSWORD,
    isActive: true,
    emailVerifiedAt: at,
    createdAt: at,
    updatedAt: at,
  }),
);
closeDatabase();
