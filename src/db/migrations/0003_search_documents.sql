-- The full text again, with more in it: a column of labels, so that one index answers words and filters together; the
-- title a second time with a mark upon each word, so that titles can be searched without walking through every recipe
-- that has the word elsewhere; and once more as a single word, so that a title can be asked for as a whole. The marks are
-- private-use characters (U+E000 in labels, U+E001 in titles), which nothing typed can contain.
DROP TRIGGER recipes_indexed;
--> statement-breakpoint
DROP TRIGGER recipes_reindexed;
--> statement-breakpoint
DROP TRIGGER recipes_unindexed;
--> statement-breakpoint
DROP TABLE recipes_words;
--> statement-breakpoint
DROP TABLE recipes_spelling;
--> statement-breakpoint
DROP TABLE recipes_fts;
--> statement-breakpoint
DELETE FROM recipe_labels;
--> statement-breakpoint
CREATE VIRTUAL TABLE recipes_fts USING fts5(
  title, ingredients, tags, category, description, aliases, labels,
  content='', contentless_delete=1, prefix='2 3 4', tokenize='porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
-- Takes the words of one recipe apart, whatever their script; holds nothing between two recipes.
CREATE VIRTUAL TABLE word_splitter USING fts5(words, content='', detail=none, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE VIRTUAL TABLE split_words USING fts5vocab(word_splitter, 'row');
--> statement-breakpoint
CREATE VIEW published_labels AS
SELECT number, recipes.id AS recipe_id, created_at, 'tag' AS kind, value AS slug FROM recipes, json_each(tags) WHERE is_published
UNION SELECT number, recipes.id, created_at, 'diet', value FROM recipes, json_each(dietary_restrictions) WHERE is_published
UNION SELECT number, recipes.id, created_at, 'category', value FROM recipes, json_each(categories) WHERE is_published
UNION SELECT number, id, created_at, 'category', 'all' FROM recipes WHERE is_published;
--> statement-breakpoint
CREATE VIEW published_documents AS
SELECT number,
  (SELECT title || ' ' || char(57345) || replace(words, ' ', ' ' || char(57345)) || ' ' || char(57345) || replace(words, ' ', '') || char(57345)
    FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(title, '-', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), ',', ' '), ':', ' '), '''', ' '), '’', ' ') AS words)) AS title,
  (SELECT group_concat(value, ' ') FROM json_each(ingredients)) AS ingredients,
  (SELECT group_concat(replace(value, '-', ' '), ' ') FROM (SELECT value FROM json_each(tags) UNION ALL SELECT value FROM json_each(dietary_restrictions) UNION ALL SELECT cuisine)) AS tags,
  (SELECT group_concat(value, ' ') FROM json_each(categories)) AS category,
  description,
  search_aliases AS aliases,
  (SELECT group_concat(char(57344) || kind || char(57344) || replace(value, '-', char(57344)) || char(57344), ' ') FROM (
    SELECT 'tag' AS kind, value FROM json_each(tags)
    UNION ALL SELECT 'diet', value FROM json_each(dietary_restrictions)
    UNION ALL SELECT 'category', value FROM json_each(categories)
    UNION ALL SELECT 'category', 'all'
  )) AS labels,
  title || ' ' || (SELECT group_concat(value, ' ') FROM json_each(ingredients)) || ' ' || search_aliases || ' ' || coalesce(cuisine, '') || ' ' || coalesce((SELECT group_concat(replace(value, '-', ' '), ' ') FROM json_each(tags)), '') AS words
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
CREATE TRIGGER label_counted AFTER INSERT ON recipe_labels BEGIN
  INSERT INTO label_counts (kind, slug, total) SELECT new.kind, new.slug, 0
  WHERE NOT EXISTS (SELECT 1 FROM label_counts WHERE kind = new.kind AND slug = new.slug);
  UPDATE label_counts SET total = total + 1 WHERE kind = new.kind AND slug = new.slug;
END;
--> statement-breakpoint
CREATE TRIGGER label_uncounted AFTER DELETE ON recipe_labels BEGIN
  UPDATE label_counts SET total = total - 1 WHERE kind = old.kind AND slug = old.slug;
  DELETE FROM label_counts WHERE kind = old.kind AND slug = old.slug AND total = 0;
END;
--> statement-breakpoint
-- Nothing but these triggers writes the index, so a draft can never be found.
CREATE TRIGGER recipes_indexed AFTER INSERT ON recipes WHEN new.is_published BEGIN
  INSERT INTO published_documents (number) VALUES (new.number);
END;
--> statement-breakpoint
CREATE TRIGGER recipes_reindexed AFTER UPDATE OF title, ingredients, tags, dietary_restrictions, cuisine, categories, description, search_aliases, is_published, created_at ON recipes BEGIN
  DELETE FROM recipes_fts WHERE rowid = old.number;
  DELETE FROM recipe_labels WHERE recipe_id = old.id;
  INSERT INTO published_documents (number) SELECT new.number WHERE new.is_published;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_unindexed AFTER DELETE ON recipes BEGIN
  DELETE FROM recipes_fts WHERE rowid = old.number;
  DELETE FROM recipe_labels WHERE recipe_id = old.id;
END;
--> statement-breakpoint
INSERT INTO published_documents (number) SELECT number FROM recipes WHERE is_published ORDER BY number;
