-- Bodies and full vectors are kept outside the row, what ranking reads inside it: thousands of matches are then
-- counted and ranked from few pages.
ALTER TABLE "search_docs" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "search_docs"
  ALTER COLUMN "type" SET STORAGE MAIN,
  ALTER COLUMN "entity" SET STORAGE MAIN,
  ALTER COLUMN "title" SET STORAGE MAIN,
  ALTER COLUMN "path" SET STORAGE MAIN,
  ALTER COLUMN "image" SET STORAGE MAIN,
  ALTER COLUMN "product_types" SET STORAGE MAIN,
  ALTER COLUMN "document_kind" SET STORAGE MAIN,
  ALTER COLUMN "folded" SET STORAGE MAIN,
  ALTER COLUMN "head" SET STORAGE PLAIN;
