-- Acts over a frozen set, messages in staff's own words, and more days to study.
CREATE TYPE "BulkActKind" AS ENUM ('text', 'extend');

CREATE TYPE "BulkActStatus" AS ENUM ('asked', 'running', 'stopped', 'done');

CREATE TYPE "BulkOutcome" AS ENUM ('done', 'left', 'refused');

ALTER TYPE "MessageKind" ADD VALUE 'staffText';
ALTER TYPE "MessageKind" ADD VALUE 'studyExtended';

ALTER TABLE "OnlineEnrolment" ADD COLUMN     "extendedToOn" CHAR(10);

CREATE TABLE "StaffText" (
    "textNo" SERIAL NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "body" VARCHAR(2000) NOT NULL,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StaffText_pkey" PRIMARY KEY ("textNo")
);

CREATE TABLE "BulkAct" (
    "bulkActNo" SERIAL NOT NULL,
    "kind" "BulkActKind" NOT NULL,
    "screen" VARCHAR(30) NOT NULL,
    "setNo" UUID NOT NULL,
    "conditions" JSONB NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "textNo" INTEGER,
    "untilOn" CHAR(10),
    "reason" VARCHAR(200) NOT NULL,
    "rowCount" INTEGER NOT NULL,
    "leftCount" INTEGER NOT NULL,
    "status" "BulkActStatus" NOT NULL,
    "orderedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BulkAct_pkey" PRIMARY KEY ("bulkActNo")
);

CREATE TABLE "BulkActRow" (
    "bulkActNo" INTEGER NOT NULL,
    "subjectNo" INTEGER NOT NULL,
    "setKey" VARCHAR(40) NOT NULL,
    "outcome" "BulkOutcome",
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "BulkActRow_pkey" PRIMARY KEY ("bulkActNo","subjectNo")
);

CREATE TABLE "StudyExtension" (
    "extensionNo" SERIAL NOT NULL,
    "enrolmentNo" INTEGER NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "untilOn" CHAR(10) NOT NULL,
    "reason" VARCHAR(200) NOT NULL,
    "extendedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StudyExtension_pkey" PRIMARY KEY ("extensionNo")
);

CREATE INDEX "StaffText_employeeNo_idx" ON "StaffText"("employeeNo");

CREATE INDEX "StaffText_writtenAt_idx" ON "StaffText"("writtenAt");

CREATE INDEX "BulkAct_employeeNo_idx" ON "BulkAct"("employeeNo");

CREATE INDEX "BulkAct_textNo_idx" ON "BulkAct"("textNo");

CREATE INDEX "BulkAct_orderedAt_idx" ON "BulkAct"("orderedAt");

CREATE UNIQUE INDEX "BulkAct_setNo_kind_key" ON "BulkAct"("setNo", "kind");

CREATE INDEX "StudyExtension_enrolmentNo_idx" ON "StudyExtension"("enrolmentNo");

CREATE INDEX "StudyExtension_employeeNo_idx" ON "StudyExtension"("employeeNo");

CREATE INDEX "InPersonEnrolment_appliedAt_idx" ON "InPersonEnrolment"("appliedAt");

ALTER TABLE "StaffText" ADD CONSTRAINT "StaffText_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "BulkAct" ADD CONSTRAINT "BulkAct_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "BulkAct" ADD CONSTRAINT "BulkAct_textNo_fkey" FOREIGN KEY ("textNo") REFERENCES "StaffText"("textNo") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "BulkActRow" ADD CONSTRAINT "BulkActRow_bulkActNo_fkey" FOREIGN KEY ("bulkActNo") REFERENCES "BulkAct"("bulkActNo") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "StudyExtension" ADD CONSTRAINT "StudyExtension_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "StudyExtension" ADD CONSTRAINT "StudyExtension_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Written by hand from here: what the schema language cannot say.

ALTER TABLE "BulkAct" ADD CONSTRAINT "BulkAct_order" CHECK (
  ("kind" = 'text') = ("textNo" IS NOT NULL) AND ("kind" = 'extend') = ("untilOn" IS NOT NULL));
ALTER TABLE "BulkActRow" ADD CONSTRAINT "BulkActRow_done" CHECK (("outcome" IS NULL) = ("doneAt" IS NULL));
CREATE INDEX "BulkActRow_open" ON "BulkActRow"("bulkActNo", "subjectNo") WHERE "doneAt" IS NULL;

-- More days at most until the end of the following January (docs/rules/study-extension.md).
ALTER TABLE "OnlineEnrolment" ADD CONSTRAINT "OnlineEnrolment_extended" CHECK (
  "extendedToOn" IS NULL OR "extendedToOn" BETWEEN ("year" + 1)::text || '-01-01' AND ("year" + 1)::text || '-01-31') NOT VALID;
ALTER TABLE "OnlineEnrolment" VALIDATE CONSTRAINT "OnlineEnrolment_extended";

-- It goes with its enrolment; until then it stays as it was written.
CREATE FUNCTION "keep_extension"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An extension stays as it was written';
END $$;
CREATE TRIGGER "StudyExtension_append_only" BEFORE UPDATE ON "StudyExtension"
  FOR EACH ROW EXECUTE FUNCTION "keep_extension"();
