ALTER TABLE "product_facts" ADD COLUMN "kind" bigint GENERATED ALWAYS AS (hash_array_extended(array[coalesce(phases, ''), coalesce(voltage, ''), coalesce(protection, ''), '|'] || markets || array['|'] || segments, 0)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "product_facts_order" ON "product_facts" USING btree ("legacy","position","product_id");--> statement-breakpoint
CREATE INDEX "products_counted" ON "products" USING btree ("legacy","category","series");--> statement-breakpoint
CREATE INDEX "comments_received" ON "comments" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id");