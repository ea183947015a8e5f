/** Creates the database, applies the migrations, and fills an empty one with the catalogue. Usage: npm run seed */
import { migrate } from '#src/db/migrate.ts';
import { seedCatalogue } from '#src/db/seed/seed.ts';
import { closeDatabase, database } from '#src/server/database.ts';
import { env } from '#src/server/env.ts';

database();
await migrate({ url: env().DATABASE_URL, authToken: env().DATABASE_AUTH_TOKEN });
const seeded = await seedCatalogue(database());
console.log(seeded > 0 ? `Seeded ${seeded} recipes` : 'The database already has recipes');
closeDatabase();
