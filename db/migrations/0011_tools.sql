CREATE TABLE "appliance_texts" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"names" json NOT NULL,
	CONSTRAINT "appliance_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "appliances" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"items" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_texts" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"names" json NOT NULL,
	CONSTRAINT "module_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"items" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_texts" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"names" json NOT NULL,
	CONSTRAINT "place_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"country" text NOT NULL,
	"cities" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_texts" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"basis" text NOT NULL,
	CONSTRAINT "price_texts_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"currency" text NOT NULL,
	"date" date NOT NULL,
	"petrol" double precision NOT NULL,
	"diesel" double precision NOT NULL,
	"electricity" double precision NOT NULL,
	"upkeep" double precision NOT NULL
);
