CREATE TABLE "page_ranges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"first_page" integer NOT NULL,
	"last_page" integer NOT NULL,
	"state" text NOT NULL,
	"worker" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reading" "bytea",
	CONSTRAINT "page_ranges_state" CHECK ("page_ranges"."state" in ('waiting', 'reading', 'done')),
	CONSTRAINT "page_ranges_worker" CHECK (("page_ranges"."state" = 'reading') = ("page_ranges"."worker" is not null)),
	CONSTRAINT "page_ranges_read" CHECK (("page_ranges"."state" = 'done') = ("page_ranges"."reading" is not null))
);
--> statement-breakpoint
ALTER TABLE "run_documents" DROP CONSTRAINT "run_documents_worker";--> statement-breakpoint
ALTER TABLE "run_documents" ADD COLUMN "pages_read" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_ranges" ADD CONSTRAINT "page_ranges_document_id_run_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."run_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_ranges_place" ON "page_ranges" USING btree ("document_id","first_page");--> statement-breakpoint
CREATE INDEX "page_ranges_reading" ON "page_ranges" USING btree ("worker") WHERE "page_ranges"."state" = 'reading';--> statement-breakpoint
ALTER TABLE "run_documents" ADD CONSTRAINT "run_documents_worker" CHECK ("run_documents"."state" = 'reading' or "run_documents"."worker" is null);--> statement-breakpoint
UPDATE "run_documents" SET "pages_read" = "pages" WHERE "state" = 'done' AND "pages" IS NOT NULL;
