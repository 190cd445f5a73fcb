-- A reader of a post is remembered for a term (docs/rules/retention.md). Readers from before count from today.
ALTER TABLE "PostViewer" ADD COLUMN "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
