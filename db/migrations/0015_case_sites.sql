ALTER TABLE "case_texts" ADD COLUMN "measured" json;--> statement-breakpoint
ALTER TABLE "case_texts" ADD COLUMN "plan" json;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "measured" json;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "plan" json;