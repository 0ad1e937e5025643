ALTER TABLE "corrections" ALTER COLUMN "field_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "corrections" ALTER COLUMN "layout_fingerprint" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "corrections" ALTER COLUMN "engine_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "corrections" ALTER COLUMN "at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "migrated_hash" "bytea";--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_owner_migrated" UNIQUE("owner_id","migrated_hash");--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_whole_or_gone" CHECK (case when "corrections"."deleted_at" is null then num_nulls("corrections"."field_id", "corrections"."layout_fingerprint", "corrections"."contexts", "corrections"."value", "corrections"."engine_version", "corrections"."at") = 0
        else num_nonnulls("corrections"."field_id", "corrections"."layout_fingerprint", "corrections"."contexts", "corrections"."value", "corrections"."engine_version", "corrections"."at") = 0 end);