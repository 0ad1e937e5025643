CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"byte_length" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"pieces" text[] DEFAULT '{}' NOT NULL,
	"error_code" text,
	"error_detail" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "run_documents" ALTER COLUMN "byte_length" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_age" ON "uploads" USING btree ("created_at");