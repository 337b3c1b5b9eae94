DROP TABLE "search_counted" CASCADE;--> statement-breakpoint
DROP TABLE "search_docs" CASCADE;--> statement-breakpoint
DROP TABLE "search_terms" CASCADE;--> statement-breakpoint
ALTER TABLE "case_texts" ADD COLUMN "answers" text[];--> statement-breakpoint
ALTER TABLE "category_texts" ADD COLUMN "answers" text[];--> statement-breakpoint
ALTER TABLE "solution_texts" ADD COLUMN "answers" text[];--> statement-breakpoint
ALTER TABLE "video_texts" ADD COLUMN "answers" text[];--> statement-breakpoint
ALTER TABLE "seo_entry_texts" ADD COLUMN "answers" text[];--> statement-breakpoint
DROP FUNCTION similar_titles(text, text);--> statement-breakpoint
DROP FUNCTION search_vector(tsvector);--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"keyword" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_day_language_keyword_pk" PRIMARY KEY("day","language","keyword")
);
--> statement-breakpoint
CREATE TABLE "search_docs" (
	"type" text NOT NULL,
	"entity" text NOT NULL,
	"part" text NOT NULL,
	"language" text NOT NULL,
	"text_language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"image" text,
	"product_types" text[] NOT NULL,
	"document_kind" text,
	"size" integer NOT NULL,
	"boost" real NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	"tsv" "tsvector" NOT NULL,
	CONSTRAINT "search_docs_type_entity_part_language_pk" PRIMARY KEY("type","entity","part","language")
);
--> statement-breakpoint
CREATE INDEX "search_docs_tsv" ON "search_docs" USING gin ("tsv");
