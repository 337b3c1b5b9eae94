-- What counting reads stands first in a row: whatever stands behind texts is found by going through them, row by row,
-- a quarter of the time of counting what a common word finds. Columns cannot be moved, so the rows are.
ALTER TABLE "search_docs" RENAME TO "search_docs_before";--> statement-breakpoint
CREATE TABLE "search_docs" (
	"position" bigint NOT NULL,
	"boost" real NOT NULL,
	"marks" integer,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"entity" text NOT NULL,
	"text_language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"image" text,
	"product_types" text[] NOT NULL,
	"document_kind" text,
	"folded" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"tsv" "tsvector" NOT NULL,
	"filler" text DEFAULT repeat(' ', 2000) NOT NULL
) WITH (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "search_docs"
  ALTER COLUMN "type" SET STORAGE MAIN,
  ALTER COLUMN "entity" SET STORAGE MAIN,
  ALTER COLUMN "title" SET STORAGE MAIN,
  ALTER COLUMN "path" SET STORAGE EXTERNAL,
  ALTER COLUMN "image" SET STORAGE MAIN,
  ALTER COLUMN "product_types" SET STORAGE MAIN,
  ALTER COLUMN "document_kind" SET STORAGE MAIN,
  ALTER COLUMN "folded" SET STORAGE MAIN,
  ALTER COLUMN "head" SET STORAGE EXTERNAL,
  ALTER COLUMN "filler" SET STORAGE MAIN;--> statement-breakpoint
INSERT INTO "search_docs" ("position", "boost", "marks", "type", "language", "entity", "text_language", "title", "body", "path", "image",
  "product_types", "document_kind", "folded", "head", "tsv")
SELECT "position", "boost", "marks", "type", "language", "entity", "text_language", "title", "body", "path", "image",
  "product_types", "document_kind", "folded", "head", "tsv"
FROM "search_docs_before" ORDER BY "language", "position";--> statement-breakpoint
DROP TABLE "search_docs_before";--> statement-breakpoint
ALTER TABLE "search_docs" ADD CONSTRAINT "search_docs_type_entity_language_pk" PRIMARY KEY("type","entity","language");--> statement-breakpoint
CREATE INDEX "search_docs_order" ON "search_docs" USING btree ("language","position");--> statement-breakpoint
CREATE INDEX "search_docs_types" ON "search_docs" USING btree ("language","type","marks");--> statement-breakpoint
CREATE INDEX "search_docs_folded" ON "search_docs" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_docs_tsv_en" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'en';--> statement-breakpoint
CREATE INDEX "search_docs_few_en" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'en' and "type" not in ('product', 'document', 'chapter');--> statement-breakpoint
CREATE INDEX "search_docs_tsv_es" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'es';--> statement-breakpoint
CREATE INDEX "search_docs_few_es" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'es' and "type" not in ('product', 'document', 'chapter');--> statement-breakpoint
CREATE INDEX "search_docs_tsv_my" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'my';--> statement-breakpoint
CREATE INDEX "search_docs_few_my" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'my' and "type" not in ('product', 'document', 'chapter');--> statement-breakpoint
CREATE INDEX "search_docs_tsv_fr" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'fr';--> statement-breakpoint
CREATE INDEX "search_docs_few_fr" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'fr' and "type" not in ('product', 'document', 'chapter');--> statement-breakpoint
ANALYZE "search_docs";
