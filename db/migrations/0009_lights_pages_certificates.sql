CREATE TABLE "certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"standard" text NOT NULL,
	"number" text NOT NULL,
	"laboratory" text NOT NULL,
	"issued" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"products" text[] NOT NULL,
	"scope" json NOT NULL,
	"path" text
);
--> statement-breakpoint
CREATE TABLE "document_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"html" text NOT NULL,
	"chapters" json NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "light_table_texts" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"entries" json NOT NULL,
	CONSTRAINT "light_table_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "light_tables" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"series" text[] NOT NULL,
	"products" text[],
	"lamps" text[],
	"entries" json NOT NULL
);
