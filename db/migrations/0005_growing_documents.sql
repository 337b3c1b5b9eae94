ALTER TABLE "search_docs" ADD COLUMN "marks" integer;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "filler" text DEFAULT repeat(' ', 2000) NOT NULL;--> statement-breakpoint
CREATE INDEX "products_order" ON "products" USING btree ("legacy","position","id");--> statement-breakpoint
CREATE INDEX "documents_order_en" ON "documents" USING btree (("language" = 'en') desc,array_position(array['Datasheet','User Manual','Manual','Brochure','General'], "kind"),"date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_order_es" ON "documents" USING btree (("language" = 'es') desc,array_position(array['Datasheet','User Manual','Manual','Brochure','General'], "kind"),"date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_order_my" ON "documents" USING btree (("language" = 'my') desc,array_position(array['Datasheet','User Manual','Manual','Brochure','General'], "kind"),"date" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "search_docs" ALTER COLUMN "filler" SET STORAGE MAIN;--> statement-breakpoint
-- Counting a hundred thousand documents by two lists of words takes ten times as long as by a number. The bits are
-- those of domain/documents/document-marks.ts.
ALTER TABLE "documents" ADD COLUMN "marks" integer NOT NULL GENERATED ALWAYS AS (
  CASE "kind"
    WHEN 'Datasheet' THEN 1 WHEN 'User Manual' THEN 2 WHEN 'Brochure' THEN 4 WHEN 'Manual' THEN 8 ELSE 16
  END
  | CASE WHEN 'Battery' = ANY ("product_types") THEN 32 ELSE 0 END
  | CASE WHEN 'Inverter' = ANY ("product_types") THEN 64 ELSE 0 END
  | CASE WHEN 'Monitoring & EMS' = ANY ("product_types") THEN 128 ELSE 0 END
  | CASE WHEN 'Residential' = ANY ("segments") THEN 256 ELSE 0 END
  | CASE WHEN 'Commercial' = ANY ("segments") THEN 512 ELSE 0 END
  | CASE "language" WHEN 'en' THEN 1024 WHEN 'es' THEN 2048 ELSE 4096 END
) STORED;--> statement-breakpoint
CREATE INDEX "documents_marks" ON "documents" USING btree ("marks");--> statement-breakpoint
-- Every row is written anew below, so these are made afterwards.
DROP INDEX "search_docs_tsv_en", "search_docs_tsv_es", "search_docs_tsv_my", "search_docs_folded";--> statement-breakpoint
UPDATE "search_docs" SET "marks" = documents."marks"
FROM "documents" WHERE "search_docs"."type" = 'document' AND "search_docs"."entity" = documents."id";--> statement-breakpoint
-- Not a new type, but the way to have every row written anew, and so narrowed, inside a transaction.
ALTER TABLE "search_docs" ALTER COLUMN "boost" SET DATA TYPE real USING "boost" + 0;--> statement-breakpoint
CREATE INDEX "search_docs_tsv_en" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'en';--> statement-breakpoint
CREATE INDEX "search_docs_tsv_es" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'es';--> statement-breakpoint
CREATE INDEX "search_docs_tsv_my" ON "search_docs" USING gin (search_vector("tsv")) WHERE "language" = 'my';--> statement-breakpoint
CREATE INDEX "search_docs_folded" ON "search_docs" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
ANALYZE "search_docs";--> statement-breakpoint
ANALYZE "documents";
