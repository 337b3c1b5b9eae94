ALTER TABLE "specs" ADD COLUMN "filter" json;--> statement-breakpoint
ALTER TABLE "specs" ADD COLUMN "sort" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "variants" SET "offices" = (
  SELECT json_agg((office - 'bottom' - 'left') || jsonb_build_object(
    'latitude', round(rtrim(office->>'bottom', '%')::numeric * 1.8 - 90, 2),
    'longitude', round(rtrim(office->>'left', '%')::numeric * 3.6 - 180, 2)))
  FROM jsonb_array_elements("offices"::jsonb) AS office
) WHERE jsonb_path_exists("offices"::jsonb, '$[*].bottom');
