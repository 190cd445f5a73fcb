CREATE TYPE "ApprovalStatus" AS ENUM ('pending', 'approved', 'rejected', 'changed', 'expired', 'withdrawn');

CREATE TABLE "Approval" (
    "approvalNo" SERIAL NOT NULL,
    "kind" VARCHAR(40) NOT NULL,
    "subject" VARCHAR(100) NOT NULL,
    "facts" JSONB NOT NULL,
    "fingerprint" CHAR(64) NOT NULL,
    "shown" JSONB NOT NULL,
    "memberNos" INTEGER[],
    "makerNo" INTEGER NOT NULL,
    "barredNos" INTEGER[],
    "reasonCode" VARCHAR(30) NOT NULL,
    "words" VARCHAR(200) NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "status" "ApprovalStatus" NOT NULL DEFAULT 'pending',
    "approverNo" INTEGER,
    "decidedAt" TIMESTAMPTZ(3),
    "decisionWords" VARCHAR(200),

    CONSTRAINT "Approval_pkey" PRIMARY KEY ("approvalNo")
);

CREATE INDEX "Approval_makerNo_approvalNo_idx" ON "Approval"("makerNo", "approvalNo" DESC);
CREATE INDEX "Approval_status_endsAt_idx" ON "Approval"("status", "endsAt");

ALTER TYPE "FileOwner" ADD VALUE 'approval';
ALTER TABLE "StoredFile" ALTER COLUMN "memberNo" DROP NOT NULL, ADD COLUMN "employeeNo" INTEGER;
ALTER TABLE "RoleGrant" ALTER COLUMN "grantedBy" TYPE VARCHAR(120);

ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_employeeNo_fkey"
  FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Approval" ADD CONSTRAINT "Approval_makerNo_fkey"
  FOREIGN KEY ("makerNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Approval" ADD CONSTRAINT "Approval_approverNo_fkey"
  FOREIGN KEY ("approverNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_one_owner" CHECK (num_nonnulls("memberNo", "employeeNo") = 1);

CREATE UNIQUE INDEX "Approval_one_pending" ON "Approval"("kind", "subject") WHERE "status" = 'pending';
ALTER TABLE "Approval"
  ADD CONSTRAINT "Approval_two_people" CHECK ("approverNo" <> "makerNo"),
  ADD CONSTRAINT "Approval_decided" CHECK (("status" = 'pending') = ("decidedAt" IS NULL)),
  ADD CONSTRAINT "Approval_approver" CHECK ("status" NOT IN ('approved', 'rejected') OR "approverNo" IS NOT NULL);

-- A request is what was asked for, and a decision stands.
CREATE FUNCTION "keep_approval"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD."status" = 'pending' AND
     (to_jsonb(OLD) - ARRAY['status', 'approverNo', 'decidedAt', 'decisionWords']) =
     (to_jsonb(NEW) - ARRAY['status', 'approverNo', 'decidedAt', 'decisionWords']) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'An approval changes by its decision only';
END $$;
CREATE TRIGGER "Approval_append_only" BEFORE UPDATE OR DELETE ON "Approval"
  FOR EACH ROW EXECUTE FUNCTION "keep_approval"();
CREATE TRIGGER "Approval_no_truncate" BEFORE TRUNCATE ON "Approval"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_approval"();
