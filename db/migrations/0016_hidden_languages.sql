DROP INDEX "comments_blog";--> statement-breakpoint
DROP INDEX "search_docs_types";--> statement-breakpoint
CREATE INDEX "comments_blog" ON "comments" USING btree ("blog_id","status","received_at","language");--> statement-breakpoint
CREATE INDEX "search_docs_types" ON "search_docs" USING btree ("language","type","marks");