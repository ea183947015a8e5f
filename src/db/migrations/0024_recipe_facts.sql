ALTER TABLE `recipes` ADD `facts` text DEFAULT '{"equipment":[],"cost":null,"families":[],"occasions":[],"seasons":[]}' NOT NULL;--> statement-breakpoint
-- The full text knows by labels what a recipe needs, costs and is made for. The start judges every recipe, which writes
-- them.
DROP TRIGGER recipes_reindexed;
--> statement-breakpoint
DROP VIEW published_documents;
--> statement-breakpoint
CREATE VIEW published_documents AS
SELECT number,
  (SELECT title || ' ' || char(57345) || replace(words, ' ', ' ' || char(57345)) || ' ' || char(57345) || replace(words, ' ', '') || char(57345)
    FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(title, '-', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), ',', ' '), ':', ' '), '''', ' '), '’', ' ') AS words)) AS title,
  CASE WHEN is_premium_only THEN '' ELSE (SELECT group_concat(value, ' ') FROM json_each(ingredients)) END AS ingredients,
  (SELECT group_concat(replace(value, '-', ' '), ' ') FROM (SELECT value FROM json_each(tags) UNION ALL SELECT value FROM json_each(dietary_restrictions) UNION ALL SELECT cuisine)) AS tags,
  (SELECT group_concat(value, ' ') FROM json_each(categories)) AS category,
  description,
  CASE WHEN is_premium_only THEN '' ELSE search_aliases END AS aliases,
  (SELECT group_concat(char(57344) || kind || char(57344) || replace(value, '-', char(57344)) || char(57344), ' ') FROM (
    SELECT 'tag' AS kind, value FROM json_each(tags)
    UNION ALL SELECT 'diet', value FROM json_each(dietary_restrictions)
    UNION ALL SELECT 'category', value FROM json_each(categories)
    UNION ALL SELECT 'category', 'all'
    UNION ALL SELECT 'contains', json_extract(value, '$.allergen') FROM json_each(allergens, '$.contains')
    UNION ALL SELECT 'check', json_extract(value, '$.allergen') FROM json_each(allergens, '$.check')
    UNION ALL SELECT 'equipment', value FROM json_each(facts, '$.equipment')
    UNION ALL SELECT 'cost', value FROM json_each(facts, '$.cost') WHERE value IS NOT NULL
    UNION ALL SELECT 'family', value FROM json_each(facts, '$.families')
    UNION ALL SELECT 'occasion', value FROM json_each(facts, '$.occasions')
    UNION ALL SELECT 'season', value FROM json_each(facts, '$.seasons')
    UNION ALL SELECT 'unknown', 'some' WHERE json_array_length(allergens, '$.unknown') > 0
  )) AS labels,
  title || ' ' || CASE WHEN is_premium_only THEN '' ELSE (SELECT group_concat(value, ' ') FROM json_each(ingredients)) || ' ' || search_aliases END || ' ' || coalesce(cuisine, '') || ' ' || coalesce((SELECT group_concat(replace(value, '-', ' '), ' ') FROM json_each(tags)), '') AS words
FROM recipes WHERE is_published;
--> statement-breakpoint
-- Inserting a number into this view indexes that recipe: the one place that says how.
CREATE TRIGGER document_indexed INSTEAD OF INSERT ON published_documents BEGIN
  INSERT INTO recipes_fts (rowid, title, ingredients, tags, category, description, aliases, labels)
  SELECT number, title, ingredients, tags, category, description, aliases, labels FROM published_documents WHERE number = new.number;
  INSERT INTO recipe_labels (kind, slug, created_at, recipe_id)
  SELECT kind, slug, created_at, recipe_id FROM published_labels WHERE number = new.number;
  INSERT INTO word_splitter (word_splitter) VALUES ('delete-all');
  INSERT INTO word_splitter (rowid, words) SELECT number, words FROM published_documents WHERE number = new.number;
  INSERT INTO search_words (word) SELECT term FROM split_words WHERE term NOT IN (SELECT word FROM search_words);
  INSERT INTO word_splitter (word_splitter) VALUES ('delete-all');
END;
--> statement-breakpoint
CREATE TRIGGER recipes_reindexed AFTER UPDATE OF title, ingredients, tags, dietary_restrictions, cuisine, categories, description, search_aliases, allergens, facts, is_published, is_premium_only, created_at ON recipes BEGIN
  DELETE FROM recipes_fts WHERE rowid = old.number;
  DELETE FROM recipe_labels WHERE recipe_id = old.id;
  INSERT INTO published_documents (number) SELECT new.number WHERE new.is_published;
END;
