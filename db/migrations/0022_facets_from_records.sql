CREATE TABLE "series_counts" (
	"category" text NOT NULL,
	"series" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "series_counts_category_series_pk" PRIMARY KEY("category","series")
);
--> statement-breakpoint
CREATE TABLE "shape_counts" (
	"legacy" boolean NOT NULL,
	"category" text NOT NULL,
	"shape" bigint NOT NULL,
	"options" text[] NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "shape_counts_legacy_category_shape_pk" PRIMARY KEY("legacy","category","shape")
);
--> statement-breakpoint
DROP INDEX "products_counted";--> statement-breakpoint
ALTER TABLE "product_facts" DROP COLUMN "shape";--> statement-breakpoint
ALTER TABLE "product_facts" DROP COLUMN "voltage";--> statement-breakpoint
ALTER TABLE "product_facts" DROP COLUMN "phases";--> statement-breakpoint
ALTER TABLE "product_facts" DROP COLUMN "protection";--> statement-breakpoint
ALTER TABLE "product_facts" DROP COLUMN "markets";--> statement-breakpoint
ALTER TABLE "product_facts" DROP COLUMN "segments";--> statement-breakpoint
-- The filters that the site knew by itself before.
UPDATE "specs" SET "filter" = CASE "id"
  WHEN 'ratedPower' THEN '{"as":"power","steps":[0,4000,8000,15000,30000]}'
  WHEN 'nominalEnergy' THEN '{"as":"energy","steps":[0,10,20,100]}'
  WHEN 'phases' THEN '{"as":"phases"}'
  WHEN 'protection' THEN '{"as":"protection"}'
  ELSE '{"as":"voltage","steps":[0,100],"words":["low","high"]}'
END::json
WHERE "id" IN ('ratedPower', 'nominalEnergy', 'phases', 'protection', 'batteryNominalVoltage', 'batteryVoltage', 'batteryWindow');--> statement-breakpoint
ALTER TABLE "product_facts" ADD COLUMN "options" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
WITH span AS (
  SELECT id AS spec, coalesce(filter->>'as', id) AS facet, low::float8, lead(low::float8) OVER following AS high,
    coalesce(filter->'words'->>(place::int - 1), low || '-' || coalesce(lead(low) OVER following, '')) AS option
  FROM specs CROSS JOIN json_array_elements_text(filter->'steps') WITH ORDINALITY AS step(low, place)
  WINDOW following AS (PARTITION BY id ORDER BY place)
), offered (product, option) AS (
  SELECT product_id, facet || ':' || option
  FROM product_specs AS own JOIN span ON span.spec = own.spec_id AND coalesce(own.high, own.low) >= span.low
    AND (span.high IS NULL OR coalesce(own.high, own.low) < span.high)
  UNION
  SELECT product_id, coalesce(filter->>'as', id) || ':' || word
  FROM product_specs JOIN specs ON id = spec_id CROSS JOIN unnest(coalesce(codes, array[low::text])) AS word
  WHERE filter IS NOT NULL AND filter->'steps' IS NULL
  UNION
  SELECT product_id, 'market:' || market FROM product_approvals WHERE held AND market <> 'INT'
  UNION
  SELECT id, 'segment:' || segment FROM products CROSS JOIN unnest(segments) AS segment
), gathered AS (
  SELECT product, array_agg(option ORDER BY option) AS options FROM offered GROUP BY product
)
UPDATE product_facts SET options = gathered.options FROM gathered WHERE product_id = gathered.product;--> statement-breakpoint
ALTER TABLE "product_facts" ADD COLUMN "shape" bigint GENERATED ALWAYS AS (hash_array_extended(options, 0)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "product_facts_counted" ON "product_facts" USING btree ("legacy","category","series","shape");--> statement-breakpoint
CREATE INDEX "product_facts_shape" ON "product_facts" USING btree ("shape");--> statement-breakpoint
INSERT INTO shape_counts (legacy, category, shape, options, count)
SELECT legacy, category, shape, one.options, count
FROM (SELECT legacy, category, shape, count(*) AS count FROM product_facts GROUP BY legacy, category, shape) AS alike
CROSS JOIN LATERAL (SELECT options FROM product_facts WHERE product_facts.shape = alike.shape LIMIT 1) AS one;--> statement-breakpoint
INSERT INTO series_counts (category, series, count)
SELECT category, series, count(*) FROM product_facts WHERE NOT legacy GROUP BY category, series;
