import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, integer, text } from 'drizzle-orm/sqlite-core';

/** A list of plain values, kept as JSON. */
export const listColumn = <T extends string>(name: string) =>
  text(name, { mode: 'json' }).$type<T[]>().notNull().default(sql`'[]'`);
/** A moment in UTC milliseconds. */
export const momentColumn = (name: string) => integer(name);
export const flagColumn = (name: string) => integer(name, { mode: 'boolean' });
/** A foreign key: the row is deleted with the one it names. */
export const belongsTo = (name: string, to: () => AnySQLiteColumn) =>
  text(name).references(to, { onDelete: 'cascade' });
