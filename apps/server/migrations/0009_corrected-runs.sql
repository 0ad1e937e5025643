CREATE TABLE "run_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"corrections" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "run_documents" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "run_corrections" ADD CONSTRAINT "run_corrections_document_id_run_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."run_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_corrections" ADD CONSTRAINT "run_corrections_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_corrections_document" ON "run_corrections" USING btree ("document_id","at");