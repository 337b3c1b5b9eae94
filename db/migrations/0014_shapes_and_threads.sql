ALTER TABLE "product_facts" ADD COLUMN "shape" bigint GENERATED ALWAYS AS (hash_array_extended(array[coalesce(phases, ''), coalesce(voltage, ''), coalesce(protection, ''),
          coalesce(width_bucket(power, '{0,4000,8000,15000,30000}'::float8[])::text, ''), coalesce(width_bucket(energy, '{0,10,20,100}'::float8[])::text, ''),
          '|'] || markets || array['|'] || segments, 0)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "product_facts_counted" ON "product_facts" USING btree ("legacy","category","series","shape");--> statement-breakpoint
CREATE INDEX "product_facts_shape" ON "product_facts" USING btree ("shape");--> statement-breakpoint
CREATE INDEX "product_facts_name" ON "product_facts" USING btree ("legacy","model");--> statement-breakpoint
CREATE INDEX "product_facts_power" ON "product_facts" USING btree ("legacy","power","position","product_id");--> statement-breakpoint
CREATE INDEX "product_facts_power_down" ON "product_facts" USING btree ("legacy","power" DESC NULLS LAST,"position","product_id");--> statement-breakpoint
CREATE INDEX "product_facts_energy" ON "product_facts" USING btree ("legacy","energy","position","product_id");--> statement-breakpoint
CREATE INDEX "product_facts_energy_down" ON "product_facts" USING btree ("legacy","energy" DESC NULLS LAST,"position","product_id");--> statement-breakpoint
CREATE INDEX "comments_threads" ON "comments" USING btree ("blog_id","received_at","id","language") WHERE "parent_id" is null and "status" = 'approved';--> statement-breakpoint
-- Of a word of a title its first letter and its first two are kept; all of it was. Without its indexes that is quicker.
DROP INDEX "search_docs_tsv_en";--> statement-breakpoint
DROP INDEX "search_docs_tsv_es";--> statement-breakpoint
DROP INDEX "search_docs_tsv_my";--> statement-breakpoint
DROP INDEX "search_docs_tsv_fr";--> statement-breakpoint
UPDATE "search_docs" SET "tsv" = coalesce((
  SELECT ts_delete("tsv", array_agg("word")) || array_to_tsvector(array_agg(left("word", 2)) || array_agg(left("word", 3)))
  FROM unnest(tsvector_to_array("tsv")) AS "word" WHERE "word" LIKE '>%'
), "tsv");--> statement-breakpoint
CREATE INDEX "search_docs_tsv_en" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'en';--> statement-breakpoint
CREATE INDEX "search_docs_tsv_es" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'es';--> statement-breakpoint
CREATE INDEX "search_docs_tsv_my" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'my';--> statement-breakpoint
CREATE INDEX "search_docs_tsv_fr" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'fr';--> statement-breakpoint
CREATE INDEX "search_docs_types" ON "search_docs" USING btree ("language","type");--> statement-breakpoint
CREATE INDEX "search_docs_few_en" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'en' and "type" not in ('product', 'document', 'chapter');--> statement-breakpoint
CREATE INDEX "search_docs_few_es" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'es' and "type" not in ('product', 'document', 'chapter');--> statement-breakpoint
CREATE INDEX "search_docs_few_my" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'my' and "type" not in ('product', 'document', 'chapter');--> statement-breakpoint
CREATE INDEX "search_docs_few_fr" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'fr' and "type" not in ('product', 'document', 'chapter');--> statement-breakpoint
ALTER TABLE "product_facts" DROP COLUMN "kind";