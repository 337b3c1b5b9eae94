ALTER TABLE "product_texts" ADD COLUMN "headline" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "box" integer[];