-- Full text of published recipes. Nothing but these triggers writes it, so a draft can never be found.
CREATE VIRTUAL TABLE recipes_fts USING fts5(
  title, ingredients, tags, category, description, aliases,
  content='', contentless_delete=1, prefix='2 3 4', tokenize='porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
-- The same words unstemmed, to mend spelling with.
CREATE VIRTUAL TABLE recipes_spelling USING fts5(
  words, content='', contentless_delete=1, detail=none, tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE recipes_words USING fts5vocab(recipes_spelling, 'row');
--> statement-breakpoint
CREATE TRIGGER recipes_indexed AFTER INSERT ON recipes WHEN new.is_published BEGIN
  INSERT INTO recipes_fts (rowid, title, ingredients, tags, category, description, aliases)
  SELECT new.number, new.title,
    (SELECT group_concat(value, ' ') FROM json_each(new.ingredients)),
    (SELECT group_concat(replace(value, '-', ' '), ' ') FROM (SELECT value FROM json_each(new.tags) UNION ALL SELECT value FROM json_each(new.dietary_restrictions) UNION ALL SELECT new.cuisine)),
    (SELECT group_concat(value, ' ') FROM json_each(new.categories)),
    new.description, new.search_aliases
  WHERE new.is_published;
  INSERT INTO recipes_spelling (rowid, words)
  SELECT new.number, new.title || ' ' || (SELECT group_concat(value, ' ') FROM json_each(new.ingredients)) || ' ' || new.search_aliases || ' ' || coalesce(new.cuisine, '') || ' ' || replace((SELECT group_concat(value, ' ') FROM json_each(new.tags)), '-', ' ')
  WHERE new.is_published;
  INSERT OR IGNORE INTO recipe_labels (kind, slug, created_at, recipe_id)
  SELECT 'tag', value, new.created_at, new.id FROM json_each(new.tags) WHERE new.is_published
  UNION ALL SELECT 'diet', value, new.created_at, new.id FROM json_each(new.dietary_restrictions) WHERE new.is_published
  UNION ALL SELECT 'category', value, new.created_at, new.id FROM json_each(new.categories) WHERE new.is_published;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_reindexed AFTER UPDATE OF title, ingredients, tags, dietary_restrictions, cuisine, categories, description, search_aliases, is_published, created_at ON recipes BEGIN
  DELETE FROM recipes_fts WHERE rowid = old.number;
  DELETE FROM recipes_spelling WHERE rowid = old.number;
  DELETE FROM recipe_labels WHERE recipe_id = old.id;
  INSERT INTO recipes_fts (rowid, title, ingredients, tags, category, description, aliases)
  SELECT new.number, new.title,
    (SELECT group_concat(value, ' ') FROM json_each(new.ingredients)),
    (SELECT group_concat(replace(value, '-', ' '), ' ') FROM (SELECT value FROM json_each(new.tags) UNION ALL SELECT value FROM json_each(new.dietary_restrictions) UNION ALL SELECT new.cuisine)),
    (SELECT group_concat(value, ' ') FROM json_each(new.categories)),
    new.description, new.search_aliases
  WHERE new.is_published;
  INSERT INTO recipes_spelling (rowid, words)
  SELECT new.number, new.title || ' ' || (SELECT group_concat(value, ' ') FROM json_each(new.ingredients)) || ' ' || new.search_aliases || ' ' || coalesce(new.cuisine, '') || ' ' || replace((SELECT group_concat(value, ' ') FROM json_each(new.tags)), '-', ' ')
  WHERE new.is_published;
  INSERT OR IGNORE INTO recipe_labels (kind, slug, created_at, recipe_id)
  SELECT 'tag', value, new.created_at, new.id FROM json_each(new.tags) WHERE new.is_published
  UNION ALL SELECT 'diet', value, new.created_at, new.id FROM json_each(new.dietary_restrictions) WHERE new.is_published
  UNION ALL SELECT 'category', value, new.created_at, new.id FROM json_each(new.categories) WHERE new.is_published;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_unindexed AFTER DELETE ON recipes BEGIN
  DELETE FROM recipes_fts WHERE rowid = old.number;
  DELETE FROM recipes_spelling WHERE rowid = old.number;
  DELETE FROM recipe_labels WHERE recipe_id = old.id;
END;
