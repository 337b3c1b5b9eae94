-- These name a value of the old type; they are made again below, from the rows as they are then.
DROP INDEX "search_docs_tsv_en", "search_docs_tsv_es", "search_docs_tsv_my";--> statement-breakpoint
DROP INDEX "documents_order_en", "documents_order_es", "documents_order_my";--> statement-breakpoint
-- Whoever writes a document says its marks; those that are there stay.
ALTER TABLE "documents" ALTER COLUMN "marks" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "case_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "category_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "product_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "series_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "solution_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "spec_group_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "spec_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "document_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "video_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "blog_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "event_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "news_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "webinar_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "media_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "search_docs" ALTER COLUMN "language" SET DATA TYPE text, ALTER COLUMN "text_language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "search_words" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "home_page_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "navigation_item_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "option_list_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "seo_entry_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "variant_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "faq_group_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "warranty_row_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "warranty_term_texts" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "variants" DROP COLUMN "language_links";--> statement-breakpoint
DROP TYPE "public"."language";--> statement-breakpoint
CREATE INDEX "search_docs_tsv_en" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'en';--> statement-breakpoint
CREATE INDEX "search_docs_tsv_es" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'es';--> statement-breakpoint
CREATE INDEX "search_docs_tsv_my" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'my';--> statement-breakpoint
CREATE INDEX "documents_order_en" ON "documents" USING btree (("language" = 'en') desc,array_position(array['Datasheet','User Manual','Manual','Brochure','General'], "kind"),"date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_order_es" ON "documents" USING btree (("language" = 'es') desc,array_position(array['Datasheet','User Manual','Manual','Brochure','General'], "kind"),"date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_order_my" ON "documents" USING btree (("language" = 'my') desc,array_position(array['Datasheet','User Manual','Manual','Brochure','General'], "kind"),"date" DESC NULLS FIRST,"id");--> statement-breakpoint
ANALYZE "search_docs";--> statement-breakpoint
ANALYZE "documents";
