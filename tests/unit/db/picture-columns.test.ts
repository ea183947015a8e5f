import { type Column, getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { PICTURE_COLUMNS } from '#src/db/schema/pictures.ts';
import * as schema from '#src/db/schema.ts';

const nameOf = (column: Column): string => `${getTableName(column.table)}.${column.name}`;
const tables = Object.values(schema).filter((each) => is(each, SQLiteTable));
const columns = tables.flatMap((table) => Object.values(getTableColumns(table)));
const registered = PICTURE_COLUMNS.map(nameOf);

/** What a column is called that holds pictures, such as `cover_url` or `photos`: the names are the field's own. */
const SAYS_PICTURE = /image|picture|photo|cover|thumb|avatar|logo|media|poster|gallery/i;

/** JSON can hold anything: what of it holds no picture's address was looked at and stands here. */
const WITHOUT_PICTURES = [
  'audit_log.details',
  'collection_hand_ins.remarks',
  'collection_revisions.fields',
  'collections.never',
  'collections.picks',
  'collections.rule',
  'collections.season',
  'cook_notes.changes',
  'cook_notes.concerns',
  // How many there are.
  'cook_notes.photo_count',
  'cook_notes.sayings',
  'guide_hand_ins.remarks',
  'guide_revisions.fields',
  'guides.names',
  'mail_queue.data',
  'meal_plan_entries.swaps',
  'move_items.allergens',
  'move_items.kept',
  'move_items.notes',
  // How many there are.
  'move_items.pictures_here',
  'move_items.pictures_missing',
  'move_items.tags',
  'move_items.used',
  // Addresses of pictures at the old place: none of ours.
  'moved_recipes.kept',
  'moves.authors',
  'moves.passed',
  'moves.tags',
  'newsletter_consents.topics',
  'newsletter_letter_revisions.fields',
  'newsletter_subscribers.allergens',
  'newsletter_subscribers.diets',
  'newsletter_subscribers.topics',
  'own_recipes.derived',
  'own_recipes.fields',
  'passkeys.transports',
  'recipe_hand_ins.remarks',
  'recipe_revisions.fields',
  'recipes.allergens',
  'recipes.categories',
  'recipes.diet_notes',
  'recipes.dietary_restrictions',
  'recipes.facts',
  'recipes.figure_answers',
  'recipes.ingredient_groups',
  'recipes.ingredients',
  'recipes.instructions',
  'recipes.marks',
  'recipes.nutrition',
  'recipes.nutrition_by_hand',
  // What is said of pictures, by their addresses: it shows none.
  'recipes.picture_texts',
  'recipes.tags',
  'recipes.todo',
  'recipes.vegan_answers',
  'shopping_list_entries.removed_keys',
  'shopping_list_entries.swaps',
  'shopping_lists.aisles',
  'site_text_revisions.fields',
  'users.avoided_allergens',
  'users.dietary_preferences',
  'week_templates.meals',
];

const mayHoldPictures = (column: Column): boolean => column.dataType === 'json' || SAYS_PICTURE.test(column.name);

describe('columns of pictures', () => {
  it('are all known to the sweep of unused uploads', () => {
    const unknown = columns.filter(mayHoldPictures).map(nameOf);
    expect(unknown.filter((name) => !registered.includes(name)).toSorted()).toEqual(WITHOUT_PICTURES);
  });

  it('are text of tables that are there', () => {
    const texts = columns.filter((column) => column.getSQLType() === 'text').map(nameOf);
    expect(registered.filter((name) => !texts.includes(name))).toEqual([]);
    expect(new Set(registered).size).toBe(registered.length);
  });
});
