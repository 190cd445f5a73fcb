-- Two accounts of one person made one, and taken back.
ALTER TYPE "LoginEndReason" ADD VALUE 'merged';
ALTER TYPE "MessageKind" ADD VALUE 'accountsMerged';
ALTER TYPE "MessageKind" ADD VALUE 'mergeUndone';

ALTER TABLE "Member" ADD COLUMN "mergedIntoNo" INTEGER;
CREATE INDEX "Member_mergedIntoNo_idx" ON "Member"("mergedIntoNo");
ALTER TABLE "Member" ADD CONSTRAINT "Member_mergedIntoNo_fkey"
  FOREIGN KEY ("mergedIntoNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "MemberMerge" (
    "mergeNo" SERIAL NOT NULL,
    "stayNo" INTEGER NOT NULL,
    "closedNo" INTEGER NOT NULL,
    "approvalNo" INTEGER NOT NULL,
    "mergedAt" TIMESTAMPTZ(3) NOT NULL,
    "moved" JSONB NOT NULL,
    "identityKeyHash" TEXT,

    CONSTRAINT "MemberMerge_pkey" PRIMARY KEY ("mergeNo")
);
CREATE UNIQUE INDEX "MemberMerge_approvalNo_key" ON "MemberMerge"("approvalNo");
CREATE INDEX "MemberMerge_stayNo_idx" ON "MemberMerge"("stayNo");
CREATE INDEX "MemberMerge_closedNo_idx" ON "MemberMerge"("closedNo");
ALTER TABLE "MemberMerge" ADD CONSTRAINT "MemberMerge_stayNo_fkey"
  FOREIGN KEY ("stayNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "MemberMerge" ADD CONSTRAINT "MemberMerge_closedNo_fkey"
  FOREIGN KEY ("closedNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "MergeUndo" (
    "mergeNo" INTEGER NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "words" VARCHAR(200) NOT NULL,
    "undoneAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MergeUndo_pkey" PRIMARY KEY ("mergeNo")
);
ALTER TABLE "MergeUndo" ADD CONSTRAINT "MergeUndo_mergeNo_fkey"
  FOREIGN KEY ("mergeNo") REFERENCES "MemberMerge"("mergeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "MergeUndo" ADD CONSTRAINT "MergeUndo_employeeNo_fkey"
  FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX "Application_memberNo_idx" ON "Application"("memberNo");

-- Written by hand from here: what the schema language cannot say.

-- A merged account counts as ended everywhere.
ALTER TABLE "Member" ADD CONSTRAINT "Member_merged" CHECK (
  "mergedIntoNo" IS NULL OR ("withdrawnAt" IS NOT NULL AND "mergedIntoNo" <> "memberNo"));

CREATE FUNCTION "keep_merge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'A merge stays as it was written';
END $$;
CREATE TRIGGER "MemberMerge_append_only" BEFORE UPDATE OR DELETE ON "MemberMerge"
  FOR EACH ROW EXECUTE FUNCTION "keep_merge"();
CREATE TRIGGER "MemberMerge_no_truncate" BEFORE TRUNCATE ON "MemberMerge"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_merge"();
CREATE TRIGGER "MergeUndo_append_only" BEFORE UPDATE OR DELETE ON "MergeUndo"
  FOR EACH ROW EXECUTE FUNCTION "keep_merge"();
CREATE TRIGGER "MergeUndo_no_truncate" BEFORE TRUNCATE ON "MergeUndo"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_merge"();

-- A row written by an act that began before the merge belongs to the account that stays.
CREATE FUNCTION "follow_merge"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "next" INTEGER;
BEGIN
  LOOP
    SELECT "mergedIntoNo" INTO "next" FROM "Member" WHERE "memberNo" = NEW."memberNo";
    EXIT WHEN "next" IS NULL;
    NEW."memberNo" := "next";
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER "Inquiry_follow_merge" BEFORE INSERT ON "Inquiry"
  FOR EACH ROW EXECUTE FUNCTION "follow_merge"();
CREATE TRIGGER "StoredFile_follow_merge" BEFORE INSERT ON "StoredFile"
  FOR EACH ROW WHEN (NEW."memberNo" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
CREATE TRIGGER "Message_follow_merge" BEFORE INSERT ON "Message"
  FOR EACH ROW EXECUTE FUNCTION "follow_merge"();
