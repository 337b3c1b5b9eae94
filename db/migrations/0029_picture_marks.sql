ALTER TABLE "solution_texts" ADD COLUMN "marks" json;--> statement-breakpoint
ALTER TABLE "solutions" ADD COLUMN "marks" json;