import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** When the newest migration was made, in UTC milliseconds: Drizzle writes it down in the database it was applied to. */
export const NEWEST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when));
