CREATE INDEX "products_successors" ON "products" USING gin ("successors");--> statement-breakpoint
CREATE INDEX "documents_replaces" ON "documents" USING btree ("replaces");