CREATE TYPE "public"."language" AS ENUM('en', 'es', 'my');--> statement-breakpoint
CREATE TABLE "case_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"results" json NOT NULL,
	"quote" json,
	CONSTRAINT "case_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"segment" text NOT NULL,
	"year" integer NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"pv_power" double precision,
	"power" double precision,
	"energy" double precision,
	"products" json NOT NULL,
	"solution" text,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"image" text,
	"product_types" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "category_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "product_approvals" (
	"product_id" text NOT NULL,
	"market" text NOT NULL,
	"standard" text NOT NULL,
	"held" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_approvals_product_id_market_standard_pk" PRIMARY KEY("product_id","market","standard")
);
--> statement-breakpoint
CREATE TABLE "product_facts" (
	"product_id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"series" text NOT NULL,
	"legacy" boolean NOT NULL,
	"position" integer NOT NULL,
	"model" text NOT NULL,
	"power" double precision,
	"energy" double precision,
	"voltage" text,
	"phases" text,
	"protection" text,
	"markets" text[] NOT NULL,
	"segments" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_specs" (
	"product_id" text NOT NULL,
	"spec_id" text NOT NULL,
	"low" double precision,
	"high" double precision,
	"list" double precision[],
	"codes" text[],
	CONSTRAINT "product_specs_product_id_spec_id_pk" PRIMARY KEY("product_id","spec_id")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"uses" text[],
	"features" json,
	"successor_note" text,
	CONSTRAINT "product_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"category" text NOT NULL,
	"series" text NOT NULL,
	"position" integer NOT NULL,
	"segments" text[] NOT NULL,
	"images" text[] NOT NULL,
	"accessories" text[],
	"legacy" boolean DEFAULT false NOT NULL,
	"end_of_sale" timestamp with time zone,
	"end_of_support" timestamp with time zone,
	"last_firmware" text,
	"successors" text[],
	CONSTRAINT "products_model_unique" UNIQUE("model")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "series_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "series_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "solution_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"situation" text NOT NULL,
	"body" text NOT NULL,
	"results" json,
	CONSTRAINT "solution_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "solutions" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"segment" text NOT NULL,
	"image" text,
	"products" json NOT NULL,
	"cases" text[],
	"pv_power" double precision,
	"inverter_power" double precision,
	"storage_energy" double precision,
	"grid" boolean DEFAULT false NOT NULL,
	"generator" boolean DEFAULT false NOT NULL,
	"day" json
);
--> statement-breakpoint
CREATE TABLE "spec_group_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "spec_group_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "spec_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spec_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	"footnote" text,
	"choices" json,
	CONSTRAINT "spec_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "specs" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"key" boolean DEFAULT false NOT NULL,
	"choices" text[]
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "document_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"topic" text,
	"products" text[] NOT NULL,
	"product_types" text[] NOT NULL,
	"segments" text[] NOT NULL,
	"language" "language" NOT NULL,
	"version" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"pages" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"path" text NOT NULL,
	"replaces" text
);
--> statement-breakpoint
CREATE TABLE "video_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "video_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"company" text,
	"products" text[] NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"webm" text NOT NULL,
	"mp4" text NOT NULL,
	"poster" text,
	"captions" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language" "language" NOT NULL,
	"fingerprint" text NOT NULL,
	"blog_id" text NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"content" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language" "language" NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"product" text NOT NULL,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"message" text NOT NULL,
	"serial_number" text
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"dedupe" text NOT NULL,
	"mail" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "outbox_dedupe_unique" UNIQUE("dedupe")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language" "language" NOT NULL,
	"fingerprint" text NOT NULL,
	"webinar_code" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"organization" text NOT NULL,
	"relationship" text NOT NULL,
	"country" text NOT NULL,
	"consent_version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "useful_votes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	"useful" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"is_summary" boolean,
	CONSTRAINT "blog_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"image" text,
	"products" text[]
);
--> statement-breakpoint
CREATE TABLE "event_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "event_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"country" text NOT NULL,
	"image" text,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"image" text,
	"products" text[]
);
--> statement-breakpoint
CREATE TABLE "news_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"is_summary" boolean,
	CONSTRAINT "news_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "webinar_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"speaker" text NOT NULL,
	CONSTRAINT "webinar_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "webinars" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"spoken" text NOT NULL,
	"products" text[],
	"image" text,
	"recording" text,
	CONSTRAINT "webinars_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"widths" integer[] NOT NULL,
	"og" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "media_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "search_docs" (
	"type" text NOT NULL,
	"entity" text NOT NULL,
	"language" "language" NOT NULL,
	"text_language" "language" NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"image" text,
	"product_types" text[] NOT NULL,
	"document_kind" text,
	"boost" real NOT NULL,
	"position" bigint NOT NULL,
	"folded" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"tsv" "tsvector" NOT NULL,
	CONSTRAINT "search_docs_type_entity_language_pk" PRIMARY KEY("type","entity","language")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text NOT NULL,
	"synonym" text NOT NULL,
	CONSTRAINT "search_terms_term_synonym_pk" PRIMARY KEY("term","synonym")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" "language" NOT NULL,
	"word" text NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "content_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "content_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "home_page_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"hero_title" text NOT NULL,
	"hero_text" text NOT NULL,
	"blocks" json NOT NULL,
	CONSTRAINT "home_page_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "home_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"hero_image" text,
	"featured_products" text[] NOT NULL,
	"solutions" text[] NOT NULL,
	"cases" text[] NOT NULL,
	"blocks" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "navigation_item_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"alt" text,
	"description" text,
	"explain" text,
	CONSTRAINT "navigation_item_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "navigation_items" (
	"id" text PRIMARY KEY NOT NULL,
	"parent" text,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"mate_code" text,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "option_list_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"labels" json NOT NULL,
	CONSTRAINT "option_list_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "option_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"items" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"image" text,
	CONSTRAINT "seo_entries_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "seo_entry_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"keywords" text NOT NULL,
	CONSTRAINT "seo_entry_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"copyright" text NOT NULL,
	"footer" json NOT NULL,
	"offices" json NOT NULL,
	"claims" json,
	"about" json NOT NULL,
	CONSTRAINT "variant_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" text PRIMARY KEY NOT NULL,
	"same_as" text,
	"email" text,
	"phone" text,
	"country_links" json,
	"language_links" json,
	"social_links" json,
	"offices" json,
	"about_images" json
);
--> statement-breakpoint
CREATE TABLE "faq_group_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"entries" json NOT NULL,
	CONSTRAINT "faq_group_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "faq_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"categories" text[],
	"entries" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warranty_row_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	"limit_text" text,
	"starts" text NOT NULL,
	"note" text,
	CONSTRAINT "warranty_row_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "warranty_rows" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"market" text,
	"category" text NOT NULL,
	"series" text[] NOT NULL,
	"years" integer NOT NULL,
	"performance_years" integer,
	"extendable_to" integer[],
	"extend_within_months" integer,
	"cycles" integer,
	"end_capacity" double precision,
	"starts" text NOT NULL,
	"dispatch_months" integer
);
--> statement-breakpoint
CREATE TABLE "warranty_term_texts" (
	"id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "warranty_term_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "warranty_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_approvals" ADD CONSTRAINT "product_approvals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_specs" ADD CONSTRAINT "product_specs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_date" ON "cases" USING btree ("date");--> statement-breakpoint
CREATE INDEX "product_approvals_market" ON "product_approvals" USING btree ("market");--> statement-breakpoint
CREATE INDEX "product_facts_list" ON "product_facts" USING btree ("legacy","category","position");--> statement-breakpoint
CREATE INDEX "product_specs_value" ON "product_specs" USING btree ("spec_id","low");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","series","position");--> statement-breakpoint
CREATE INDEX "documents_products" ON "documents" USING gin ("products");--> statement-breakpoint
CREATE INDEX "documents_kind" ON "documents" USING btree ("kind","date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "comments_blog" ON "comments" USING btree ("blog_id","status","received_at");--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "registrations_received" ON "registrations" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_once" ON "registrations" USING btree ("webinar_code","email");--> statement-breakpoint
CREATE INDEX "blogs_date" ON "blogs" USING btree ("date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("start");--> statement-breakpoint
CREATE INDEX "news_date" ON "news" USING btree ("date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webinars_start" ON "webinars" USING btree ("start");--> statement-breakpoint
CREATE INDEX "search_docs_order" ON "search_docs" USING btree ("language","position");--> statement-breakpoint
CREATE INDEX "search_docs_tsv_en" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'en';--> statement-breakpoint
CREATE INDEX "search_docs_tsv_es" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'es';--> statement-breakpoint
CREATE INDEX "search_docs_tsv_my" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'my';--> statement-breakpoint
CREATE INDEX "search_docs_folded" ON "search_docs" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("language","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);