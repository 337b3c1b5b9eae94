ALTER TABLE "categories" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "face" text;--> statement-breakpoint
UPDATE "categories" SET "role" = CASE
  WHEN "product_types" @> ARRAY['Inverter', 'Battery'] THEN 'system'
  WHEN 'Inverter' = ANY ("product_types") THEN 'inverter'
  WHEN 'Battery' = ANY ("product_types") THEN 'battery'
  WHEN 'Monitoring & EMS' = ANY ("product_types") THEN 'monitoring'
  WHEN "id" = 'ev-charging' THEN 'charger'
END;
