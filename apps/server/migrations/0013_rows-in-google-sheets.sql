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
ALTER TABLE "sheet_appends" ADD CONSTRAINT "sheet_appends_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets_connections" ADD CONSTRAINT "sheets_connections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spreadsheets" ADD CONSTRAINT "spreadsheets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;