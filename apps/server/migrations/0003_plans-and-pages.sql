CREATE TABLE "paddle_customers" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "paddle_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "paddle_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"occurred_at" timestamp(6) with time zone NOT NULL,
	"subscription_id" text,
	"data" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"month" text NOT NULL,
	"document" "bytea" NOT NULL,
	"run" uuid NOT NULL,
	"pages" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "page_ledger_state" CHECK ("page_ledger"."state" in ('reserved', 'settled', 'released') and ("page_ledger"."state" = 'reserved') = ("page_ledger"."expires_at" is not null)),
	CONSTRAINT "page_ledger_pages" CHECK ("page_ledger"."pages" >= 0)
);
--> statement-breakpoint
CREATE TABLE "page_months" (
	"owner_id" uuid NOT NULL,
	"month" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_months_owner_id_month_pk" PRIMARY KEY("owner_id","month"),
	CONSTRAINT "page_months_not_negative" CHECK ("page_months"."used" >= 0 and "page_months"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"plan_type" text NOT NULL,
	"period" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp (3) with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"next_billed_at" timestamp (3) with time zone,
	"past_due_since" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"cancel_reason" text,
	CONSTRAINT "subscriptions_past_due" CHECK (("subscriptions"."status" = 'past_due') = ("subscriptions"."past_due_since" is not null))
);
--> statement-breakpoint
ALTER TABLE "paddle_customers" ADD CONSTRAINT "paddle_customers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_ledger" ADD CONSTRAINT "page_ledger_owner_id_month_page_months_owner_id_month_fk" FOREIGN KEY ("owner_id","month") REFERENCES "public"."page_months"("owner_id","month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_months" ADD CONSTRAINT "page_months_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paddle_events_subscription" ON "paddle_events" USING btree ("subscription_id","occurred_at");--> statement-breakpoint
CREATE INDEX "paddle_events_due" ON "paddle_events" USING btree ("next_attempt_at") WHERE "paddle_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "paddle_events_age" ON "paddle_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "page_ledger_counted_once" ON "page_ledger" USING btree ("owner_id","month","document") WHERE "page_ledger"."state" = 'settled';--> statement-breakpoint
CREATE INDEX "page_ledger_expiry" ON "page_ledger" USING btree ("expires_at") WHERE "page_ledger"."state" = 'reserved';--> statement-breakpoint
CREATE INDEX "subscriptions_owner" ON "subscriptions" USING btree ("owner_id","started_at");