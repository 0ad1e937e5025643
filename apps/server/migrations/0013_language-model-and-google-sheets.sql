CREATE TABLE "model_answers" (
	"owner_id" uuid NOT NULL,
	"question" "bytea" NOT NULL,
	"answer" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_answers_owner_id_question_pk" PRIMARY KEY("owner_id","question")
);
--> statement-breakpoint
CREATE TABLE "model_months" (
	"owner_id" uuid NOT NULL,
	"month" text NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"money" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "model_months_owner_id_month_pk" PRIMARY KEY("owner_id","month"),
	CONSTRAINT "model_months_not_negative" CHECK ("model_months"."input_tokens" >= 0 and "model_months"."output_tokens" >= 0 and "model_months"."money" >= 0)
);
--> statement-breakpoint
CREATE TABLE "model_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"month" text NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"money" double precision NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sheet_appends" (
	"run_id" uuid NOT NULL,
	"spreadsheet_id" text NOT NULL,
	"rows" integer NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "sheet_appends_run_id_spreadsheet_id_pk" PRIMARY KEY("run_id","spreadsheet_id")
);
--> statement-breakpoint
CREATE TABLE "sheets_connections" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"sealed_token" text NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spreadsheets" (
	"id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"template" text NOT NULL,
	"columns" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spreadsheets_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "model_mode" text DEFAULT 'built-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_months" ADD CONSTRAINT "model_months_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_questions" ADD CONSTRAINT "model_questions_owner_id_month_model_months_owner_id_month_fk" FOREIGN KEY ("owner_id","month") REFERENCES "public"."model_months"("owner_id","month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_appends" ADD CONSTRAINT "sheet_appends_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets_connections" ADD CONSTRAINT "sheets_connections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spreadsheets" ADD CONSTRAINT "spreadsheets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_answers_age" ON "model_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_questions_month" ON "model_questions" USING btree ("owner_id","month");