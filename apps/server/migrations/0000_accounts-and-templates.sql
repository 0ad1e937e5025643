CREATE TABLE "corrections" (
	"template_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"field_id" text NOT NULL,
	"layout_fingerprint" text NOT NULL,
	"contexts" jsonb,
	"value" jsonb,
	"engine_version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "corrections_template_id_id_pk" PRIMARY KEY("template_id","id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"arrival" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replaced_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"entities_json" text NOT NULL,
	"is_autofill" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"entities_json" text NOT NULL,
	"is_autofill" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_owner_name" UNIQUE("owner_id","folded_name")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"folded_email" text NOT NULL,
	"full_name" text,
	"auth_provider" text NOT NULL,
	"password_hash" text,
	"google_issuer" text,
	"google_subject" text,
	"token_version" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"email_proved_at" timestamp (3) with time zone,
	"keeps_corrections" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_folded_email_unique" UNIQUE("folded_email"),
	CONSTRAINT "users_google_account" UNIQUE("google_issuer","google_subject"),
	CONSTRAINT "users_auth_provider" CHECK ("users"."auth_provider" in ('email', 'google')),
	CONSTRAINT "users_google_whole" CHECK (("users"."google_issuer" is null) = ("users"."google_subject" is null)),
	CONSTRAINT "users_can_sign_in" CHECK ("users"."password_hash" is not null or "users"."google_subject" is not null)
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_templates" ADD CONSTRAINT "replaced_templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_owner" ON "corrections" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_arrival" ON "rate_limits" USING btree ("arrival");--> statement-breakpoint
CREATE INDEX "replaced_templates_owner" ON "replaced_templates" USING btree ("owner_id","template_id");--> statement-breakpoint
CREATE INDEX "replaced_templates_age" ON "replaced_templates" USING btree ("replaced_at");