ALTER TABLE "content_records" ADD COLUMN "quotes" text[];--> statement-breakpoint
UPDATE "content_records" SET "quotes" = ARRAY(
  SELECT DISTINCT product[1] FROM regexp_matches("written"::text, '\{\{[^{}]*\}\}', 'g') AS quoted,
    regexp_matches(quoted[1], '(?:\{\{|\*|/)([a-z0-9-]+)\.', 'g') AS product ORDER BY 1
) WHERE "written" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "content_records_quotes" ON "content_records" USING gin ("quotes");
