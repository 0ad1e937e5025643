CREATE TABLE "run_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"file_name" text NOT NULL,
	"byte_length" integer NOT NULL,
	"blob_key" text,
	"content_name" "bytea",
	"is_single" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"worker" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"pages" integer,
	"reservation_id" uuid,
	"row_count" integer,
	"status" text,
	"result" "bytea",
	"error_code" text,
	"error_detail" text,
	"ended_at" timestamp (3) with time zone,
	"revision" integer NOT NULL,
	CONSTRAINT "run_documents_state" CHECK ("run_documents"."state" in ('waiting', 'reading', 'done', 'failed', 'cancelled')),
	CONSTRAINT "run_documents_worker" CHECK (("run_documents"."state" = 'reading') = ("run_documents"."worker" is not null)),
	CONSTRAINT "run_documents_result" CHECK (("run_documents"."state" = 'done') = ("run_documents"."result" is not null)),
	CONSTRAINT "run_documents_error" CHECK (("run_documents"."state" = 'failed') = ("run_documents"."error_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"template" jsonb NOT NULL,
	"row_mode" text NOT NULL,
	"engine_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "run_documents" ADD CONSTRAINT "run_documents_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "run_documents_place" ON "run_documents" USING btree ("run_id","position","part");--> statement-breakpoint
CREATE INDEX "run_documents_reading" ON "run_documents" USING btree ("worker") WHERE "run_documents"."state" = 'reading';--> statement-breakpoint
CREATE INDEX "run_documents_blob" ON "run_documents" USING btree ("blob_key");--> statement-breakpoint
CREATE INDEX "runs_owner" ON "runs" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_age" ON "runs" USING btree ("created_at");