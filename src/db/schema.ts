import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { RecipeNutrition } from '#src/domain/nutrition/nutrition.ts';
import type { NutritionByHand } from '#src/domain/nutrition/nutrition-by-hand.ts';
import type { Slot } from '#src/domain/premium/meal-plan/slots.ts';
import type { ListSwap } from '#src/domain/premium/shopping/list-swap.ts';
import type { Category, Diet, Difficulty, NutriScore, Table } from '#src/domain/recipes/kitchen.ts';
import type { VeganAnswer } from '#src/domain/recipes/publishing-gate.ts';

/** A list of plain values, kept as JSON. */
const list = <T extends string>(name: string) => text(name, { mode: 'json' }).$type<T[]>().notNull().default(sql`'[]'`);
/** A moment in UTC milliseconds. */
const moment = (name: string) => integer(name);
const flag = (name: string) => integer(name, { mode: 'boolean' });

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower case; one account each. */
    email: text('email').notNull(),
    /** New address until its owner confirms it. */
    pendingEmail: text('pending_email'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    /** Argon2id. */
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['user', 'premium', 'admin'] })
      .notNull()
      .default('user'),
    isActive: flag('is_active').notNull().default(false),
    emailVerifiedAt: moment('email_verified_at'),
    requiresPasswordChange: flag('requires_password_change').notNull().default(false),
    newsletterSubscription: flag('newsletter_subscription').notNull().default(false),
    dietaryPreferences: list<Diet>('dietary_preferences'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/** Lucia's sessions. `id` is the SHA-256 of what the cookie holds. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds, as Lucia's adapter wants them. */
    expiresAt: integer('expires_at').notNull(),
    /** Sign-in, the start of the absolute limit. */
    createdAt: moment('created_at').notNull(),
    /** Signed in with a temporary password: only profile, change-password and logout work. */
    requiresPasswordChange: flag('requires_password_change').notNull().default(false),
    /** Browser as it calls itself, for the owner's list of sessions. */
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Single-use secrets mailed to a person, stored as SHA-256; the newest of a purpose counts. */
export const secrets = sqliteTable(
  'secrets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: ['email_verification_link', 'email_verification_code', 'email_change', 'email_undo', 'temporary_password'],
    }).notNull(),
    secretHash: text('secret_hash').notNull(),
    /** Address it was sent to; of `email_undo` the one that comes back. */
    email: text('email').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('secrets_user_purpose').on(table.userId, table.purpose, table.createdAt),
    index('secrets_hash').on(table.secretHash),
  ],
);

export const recipes = sqliteTable(
  'recipes',
  {
    /** Row of the full-text index. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    /** Readable slug, never changed. */
    id: text('id').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url'),
    /** Colour of the table in the picture. */
    table: text('table_colour').$type<Table>().notNull().default('sand'),
    category: text('category').$type<Category>().notNull(),
    categories: list<Category>('categories'),
    cuisine: text('cuisine'),
    difficulty: text('difficulty').$type<Difficulty>().notNull().default('easy'),
    tags: list<string>('tags'),
    dietaryRestrictions: list<Diet>('dietary_restrictions'),
    prepTime: integer('prep_time').notNull(),
    cookTime: integer('cook_time').notNull(),
    restTime: integer('rest_time').notNull().default(0),
    servings: integer('servings').notNull(),
    ingredients: list<string>('ingredients'),
    instructions: list<string>('instructions'),
    nutritionalBenefits: text('nutritional_benefits'),
    tipsAndNotes: text('tips_and_notes'),
    processImages: list<string>('process_images'),
    availableImages: list<string>('available_images'),
    mainImageOptions: list<string>('main_image_options'),
    /** Computed from the ingredients at every write. */
    nutrition: text('nutrition', { mode: 'json' }).$type<RecipeNutrition>(),
    /** Set by hand; wins over the computed one. */
    nutriScoreByHand: text('nutri_score_by_hand').$type<NutriScore>(),
    nutriScore: text('nutri_score').$type<NutriScore>(),
    /** Set by hand; wins over what the ingredients say. */
    nutritionByHand: text('nutrition_by_hand', { mode: 'json' }).$type<NutritionByHand>(),
    /** Other English names of its foods, for the search. */
    searchAliases: text('search_aliases').notNull().default(''),
    /** Ingredients of which a publisher said that they are vegan. */
    veganAnswers: text('vegan_answers', { mode: 'json' }).$type<VeganAnswer[]>().notNull().default(sql`'[]'`),
    /** Why it may not be public, in a sentence, by the rules named beside it: computed at every write. */
    gateProblem: text('gate_problem'),
    gateRules: text('gate_rules'),
    isPublished: flag('is_published').notNull().default(false),
    /** Shown whole to premium members only; everybody else sees a teaser. */
    isPremiumOnly: flag('is_premium_only').notNull().default(false),
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Kept with the ratings in one transaction, so lists need no join. */
    ratingSum: integer('rating_sum').notNull().default(0),
    totalRatings: integer('total_ratings').notNull().default(0),
  },
  (table) => [
    index('recipes_newest').on(table.isPublished, table.createdAt, table.id),
    index('recipes_category_newest').on(table.isPublished, table.category, table.createdAt, table.id),
    // All that the administrators' list looks for and sorts by, so that it never reads a recipe it does not show.
    index('recipes_desk').on(
      table.createdAt,
      table.number,
      table.id,
      table.title,
      table.category,
      table.isPublished,
      table.updatedAt,
      table.ratingSum,
      table.totalRatings,
    ),
  ],
);

/** Tags, diets and categories of published recipes, one row each, and for each the category `all`; kept by triggers. */
export const recipeLabels = sqliteTable(
  'recipe_labels',
  {
    kind: text('kind', { enum: ['tag', 'diet', 'category'] }).notNull(),
    slug: text('slug').notNull(),
    createdAt: moment('created_at').notNull(),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.createdAt, table.recipeId] }),
    index('recipe_labels_recipe').on(table.recipeId, table.kind, table.slug),
  ],
);

/** Figures of published recipes that a search can set limits to, in rows small enough to look at all; kept by triggers. */
export const recipeMeasures = sqliteTable('recipe_measures', {
  /** The recipe's number. */
  number: integer('number').primaryKey(),
  /** From start to table, waiting included. */
  minutes: integer('minutes').notNull(),
  servings: integer('servings').notNull(),
  difficulty: text('difficulty').$type<Difficulty>().notNull(),
  /** Kilocalories in a serving, rounded as they are shown; unknown where the nutrition is. */
  kcal: integer('kcal'),
  /** Grams of protein in a serving. */
  protein: real('protein'),
});

/** How many published recipes bear each label; kept by triggers, so that no list has to count. */
export const labelCounts = sqliteTable(
  'label_counts',
  {
    kind: text('kind', { enum: ['tag', 'diet', 'category'] }).notNull(),
    slug: text('slug').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** Every word published recipes were ever written with, lower case and without accents, to mend spelling with. */
export const searchWords = sqliteTable('search_words', { word: text('word').primaryKey() });

export const ratings = sqliteTable(
  'ratings',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.userId] }),
    index('ratings_user').on(table.userId),
    index('ratings_recent').on(table.updatedAt),
    check('ratings_range', sql`${table.rating} between 1 and 5`),
  ],
);

export const favourites = sqliteTable(
  'favourites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId] }),
    index('favourites_recipe').on(table.recipeId),
    index('favourites_recent').on(table.createdAt),
  ],
);

/** Views of a recipe on a UTC day. */
export const recipeViews = sqliteTable(
  'recipe_views',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** Days since 1970. */
    day: integer('day').notNull(),
    views: integer('views').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.recipeId] }), index('recipe_views_recipe').on(table.recipeId)],
);

/** Visits of a UTC day. */
export const visitDays = sqliteTable('visit_days', {
  day: integer('day').primaryKey(),
  visits: integer('visits').notNull().default(0),
  visitors: integer('visitors').notNull().default(0),
});

/** What today's hashes are salted with: one row, written over when the day ends, so that nothing of it is left in the file. */
export const visitSalt = sqliteTable('visit_salt', {
  id: integer('id').primaryKey(),
  day: integer('day').notNull(),
  /** 32 random bytes in hexadecimal. */
  salt: text('salt').notNull(),
});

/** Today's visitors, and what recipes they looked at, as salted hashes; emptied when the day ends. */
export const visitorHashes = sqliteTable('visitor_hashes', {
  hash: text('hash').primaryKey(),
  day: integer('day').notNull(),
});

export const banners = sqliteTable('banners', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  imageUrl: text('image_url').notNull(),
  priority: integer('priority').notNull().default(1),
  isActive: flag('is_active').notNull().default(true),
  showOnHome: flag('show_on_home').notNull().default(true),
  showOnCategories: flag('show_on_categories').notNull().default(false),
  showOnRecipes: flag('show_on_recipes').notNull().default(false),
  showOnFavourites: flag('show_on_favourites').notNull().default(false),
  showOnShop: flag('show_on_shop').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const pageTitles = sqliteTable('page_titles', {
  page: text('page', { enum: ['home', 'categories', 'recipes', 'favourites', 'shop'] }).primaryKey(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull().default(''),
  updatedAt: moment('updated_at').notNull(),
});

/** Site, banner and advertising settings: one row a group, each checked by its schema in the domain. */
export const settings = sqliteTable('settings', {
  name: text('name', { enum: ['site', 'banners', 'ads', 'catalogue'] }).primaryKey(),
  value: text('value', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/**
 * When what a tag names last changed, as numbers of one ever-growing sequence. A page made at sequence number n is
 * current while every one of its tags has `version <= n`, and may never be shown again once a tag has
 * `contentVersion > n`; between the two only figures (ratings, views) have moved.
 */
export const contentVersions = sqliteTable(
  'content_versions',
  {
    tag: text('tag').primaryKey(),
    version: integer('version').notNull(),
    contentVersion: integer('content_version').notNull().default(0),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('content_versions_version').on(table.version)],
);

/** Mails to send, written in the transaction that causes them. */
export const mailQueue = sqliteTable(
  'mail_queue',
  {
    /** Also the idempotency key at the mail service. */
    id: text('id').primaryKey(),
    to: text('to_address').notNull(),
    template: text('template').notNull(),
    /** What the template needs; removed once sent. */
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_queue_due').on(table.sentAt, table.nextAttemptAt),
    index('mail_queue_to').on(table.to, table.createdAt),
  ],
);

export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: moment('at').notNull(),
    actorId: text('actor_id'),
    /** Kept in words, because accounts may go. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: text('details', { mode: 'json' }).$type<Record<string, unknown>>(),
    /** Micro-euros that a model's answer cost, where one was asked. */
    cost: real('cost'),
  },
  (table) => [index('audit_log_at').on(table.at)],
);

/** Requests for artificial intelligence of a member on a UTC day. */
export const aiUsage = sqliteTable(
  'ai_usage',
  {
    /** Days since 1970. */
    day: integer('day').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requests: integer('requests').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] }), index('ai_usage_user').on(table.userId)],
);

/** What everybody together sent to vendors on a UTC day: by itself, for accounts may go. */
export const aiDays = sqliteTable('ai_days', {
  day: integer('day').primaryKey(),
  requests: integer('requests').notNull(),
});

/** What a recipe was before each change. */
export const recipeRevisions = sqliteTable(
  'recipe_revisions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Address of who made the change that ended it. */
    actor: text('actor').notNull(),
    /** Names of the fields that change was of. */
    fields: list<string>('fields'),
    recipe: text('recipe', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('recipe_revisions_recipe').on(table.recipeId, table.at)],
);

/** A recipe as its editor has it, to look at as a page before it is saved: one for each administrator, the newest. */
export const recipePreviews = sqliteTable('recipe_previews', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  recipe: text('recipe', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  at: moment('at').notNull(),
});

/** What a member wrote down about a recipe, for nobody else. */
export const recipeNotes = sqliteTable(
  'recipe_notes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.recipeId] })],
);

/** What a member put on the shopping list: recipes with their servings, and items of their own. */
export const shoppingListEntries = sqliteTable(
  'shopping_list_entries',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the client, so that a change sent twice is made once. */
    id: text('id').notNull(),
    kind: text('kind', { enum: ['recipe', 'own'] }).notNull(),
    /** `null` for an item of the member's own, and for a recipe that was deleted. */
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** The recipe's title as it last was to be seen (kept by a trigger), or the member's own words. */
    title: text('title').notNull(),
    servings: integer('servings'),
    /** Keys of items that were taken off the list, as far as they come from this entry. */
    removedKeys: list<string>('removed_keys'),
    /** Foods to buy instead of those of some lines. */
    swaps: text('swaps', { mode: 'json' }).$type<ListSwap[]>().notNull().default(sql`'[]'`),
    /** The week of the meal plan it came with, like `2026-W47`; the id is then that of the planned entry. */
    week: text('week'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('shopping_list_entries_recipe').on(table.recipeId),
  ],
);

/** Whether an item of a shopping list is ticked off; the last word counts. */
export const shoppingListTicks = sqliteTable(
  'shopping_list_ticks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    isTicked: flag('is_ticked').notNull(),
    /** When the member did it, perhaps offline. */
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** The one link by which others may read a member's shopping list. */
export const shoppingListShares = sqliteTable('shopping_list_shares', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of what the link holds. */
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

/** What a member plans to eat. */
export const mealPlanEntries = sqliteTable(
  'meal_plan_entries',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the client, so that a change sent twice is made once. */
    id: text('id').notNull(),
    /** `2026-11-16`, in no time zone. */
    day: text('day').notNull(),
    slot: text('slot').$type<Slot>().notNull(),
    /** Order within the meal. */
    position: integer('position').notNull(),
    /** `null` for a mere note, and for a recipe that was deleted. */
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** The recipe's title as it last was to be seen (kept by a trigger); empty for a mere note. */
    title: text('title').notNull(),
    servings: integer('servings').notNull(),
    /** Servings the member eats of it, in halves. */
    portions: real('portions').notNull(),
    note: text('note').notNull().default(''),
    isLeftover: flag('is_leftover').notNull().default(false),
    /** Foods to take instead of those of some lines. */
    swaps: text('swaps', { mode: 'json' }).$type<ListSwap[]>().notNull().default(sql`'[]'`),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('meal_plan_entries_day').on(table.userId, table.day),
    index('meal_plan_entries_recipe').on(table.recipeId),
  ],
);

/** The one address by which a calendar program follows a member's meal plan. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of what the address holds. */
  secretHash: text('secret_hash').notNull().unique(),
  /** Where the member's meals are eaten, like `Europe/Berlin`. */
  timeZone: text('time_zone').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Addresses that want no recipes from members: the SHA-256 of each, so that the list tells nobody who is on it. */
export const mailRefusals = sqliteTable('mail_refusals', {
  addressHash: text('address_hash').primaryKey(),
  at: moment('at').notNull(),
});

/** What the links that this site signs are signed with: one row, made when it is first needed. */
export const signingKey = sqliteTable('signing_key', {
  id: integer('id').primaryKey(),
  /** 32 random bytes in hexadecimal. */
  key: text('key').notNull(),
});
