import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RecipeAllergens } from '#src/domain/ingredients/allergen-statement.ts';
import type { IngredientGroup } from '#src/domain/ingredients/ingredient-groups.ts';
import type { NutriScore } from '#src/domain/nutrition/nutri-score.ts';
import type { RecipeNutrition } from '#src/domain/nutrition/nutrition.ts';
import type { NutritionByHand } from '#src/domain/nutrition/nutrition-by-hand.ts';
import type { PictureText } from '#src/domain/pictures/picture-texts.ts';
import type { DietNote } from '#src/domain/recipes/diet-notes.ts';
import type { RecipeTodo } from '#src/domain/recipes/editing/recipe-todos.ts';
import type { RecipeFacts } from '#src/domain/recipes/facts/facts.ts';
import type { Category, Diet, Difficulty, Table, Wait } from '#src/domain/recipes/kitchen.ts';
import type { PublishersAnswer } from '#src/domain/recipes/publishing-gate.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { belongsTo, flagColumn, listColumn, momentColumn } from './columns.ts';
import { users } from './members.ts';
import { handInTable, previewTable, publishedColumns, revisionTable } from './published.ts';

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
    categories: listColumn<Category>('categories'),
    cuisine: text('cuisine'),
    difficulty: text('difficulty').$type<Difficulty>().notNull().default('easy'),
    tags: listColumn<string>('tags'),
    dietaryRestrictions: listColumn<Diet>('dietary_restrictions'),
    /** Minutes; `null` where nobody knows. */
    prepTime: integer('prep_time'),
    cookTime: integer('cook_time'),
    restTime: integer('rest_time'),
    /** The kind of waiting in the rest time: read from the steps at every write. */
    restKind: text('rest_kind').$type<Wait>(),
    /** The servings, known of what is published. */
    servings: integer('servings'),
    ingredients: listColumn<string>('ingredients'),
    ingredientGroups: text('ingredient_groups', { mode: 'json' })
      .$type<IngredientGroup[]>()
      .notNull()
      .default(sql`'[]'`),
    instructions: listColumn<string>('instructions'),
    marks: text('marks', { mode: 'json' }).$type<Mark[]>().notNull().default(sql`'[]'`),
    nutritionalBenefits: text('nutritional_benefits'),
    tipsAndNotes: text('tips_and_notes'),
    author: text('author'),
    sourceUrl: text('source_url'),
    videoUrl: text('video_url'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    pictureTexts: text('picture_texts', { mode: 'json' }).$type<PictureText[]>().notNull().default(sql`'[]'`),
    processImages: listColumn<string>('process_images'),
    availableImages: listColumn<string>('available_images'),
    mainImageOptions: listColumn<string>('main_image_options'),
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
    veganAnswers: text('vegan_answers', { mode: 'json' }).$type<PublishersAnswer[]>().notNull().default(sql`'[]'`),
    /** Lines and times that looked impossible, and of which a publisher said that they are right. */
    figureAnswers: text('figure_answers', { mode: 'json' }).$type<PublishersAnswer[]>().notNull().default(sql`'[]'`),
    /** The ones of the law's 14 that are in it, and what nobody knows: nothing, until it is computed at a write. */
    allergens: text('allergens', { mode: 'json' })
      .$type<RecipeAllergens>()
      .notNull()
      .default(sql`'{"contains":[],"check":[],"unknown":["its ingredients"]}'`),
    /** Diets that it keeps if the labels of products say so. */
    dietNotes: text('diet_notes', { mode: 'json' }).$type<DietNote[]>().notNull().default(sql`'[]'`),
    /** The facts a search asks of it beside words, diets and figures: nothing is known until it is computed at a write. */
    facts: text('facts', { mode: 'json' })
      .$type<RecipeFacts>()
      .notNull()
      .default(sql`'{"equipment":[],"cost":null,"families":[],"occasions":[],"seasons":[]}'`),
    /** Why it may not be public, in a sentence, by the rules named beside it: computed at every write. */
    /** The work an editor may want to do on it: computed at every write. */
    todo: listColumn<RecipeTodo>('todo'),
    gateProblem: text('gate_problem'),
    gateRules: text('gate_rules'),
    /** Shown whole to premium members only; everybody else sees a teaser. */
    isPremiumOnly: flagColumn('is_premium_only').notNull().default(false),
    ...publishedColumns(),
    /** Kept with the ratings in one transaction, so lists need no join. */
    ratingSum: integer('rating_sum').notNull().default(0),
    totalRatings: integer('total_ratings').notNull().default(0),
  },
  (table) => [
    index('recipes_newest').on(table.isPublished, table.createdAt, table.id),
    index('recipes_category_newest').on(table.isPublished, table.category, table.createdAt, table.id),
    // Few wait for a time, or have an author: what is asked for often is asked of these alone.
    index('recipes_publish_at').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('recipes_unpublish_at').on(table.unpublishAt).where(sql`${table.unpublishAt} is not null`),
    index('recipes_focus').on(table.imageUrl).where(sql`instr(${table.imageUrl}, '#') > 0`),
    index('recipes_author').on(table.author).where(sql`${table.author} is not null`),
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
      table.deletedAt,
      table.ownerId,
      table.isPremiumOnly,
      table.tags,
      table.dietaryRestrictions,
      table.todo,
      table.gateProblem,
    ),
    index('recipes_owner').on(table.ownerId),
  ],
);

export const ratings = sqliteTable(
  'ratings',
  {
    recipeId: belongsTo('recipe_id', () => recipes.id).notNull(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    rating: integer('rating').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
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
    userId: belongsTo('user_id', () => users.id).notNull(),
    recipeId: belongsTo('recipe_id', () => recipes.id).notNull(),
    createdAt: momentColumn('created_at').notNull(),
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
    recipeId: belongsTo('recipe_id', () => recipes.id).notNull(),
    /** Days since 1970. */
    day: integer('day').notNull(),
    views: integer('views').notNull().default(0),
    /** The number that went through cook mode to its end. */
    cooked: integer('cooked').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.recipeId] }), index('recipe_views_recipe').on(table.recipeId)],
);

export const recipeRevisions = revisionTable('recipe', () => recipes.id);
export const recipePreviews = previewTable('recipe');
export const recipeHandIns = handInTable('recipe', () => recipes.id);
