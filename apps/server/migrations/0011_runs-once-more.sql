ALTER TABLE "run_documents" ADD COLUMN "based_on" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "based_on" uuid;