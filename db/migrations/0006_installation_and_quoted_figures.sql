ALTER TABLE "products" ADD COLUMN "installation" json;--> statement-breakpoint
ALTER TABLE "content_records" ADD COLUMN "written" json;