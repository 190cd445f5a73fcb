-- Places that staff look at: typed ones that the register does not know, and those it tells otherwise since.
-- CreateEnum
CREATE TYPE "LicenceCheckCause" AS ENUM ('typed', 'changed');

-- CreateEnum
CREATE TYPE "LicenceCheckOutcome" AS ENUM ('confirmed', 'corrected', 'askedAgain', 'matched');

-- CreateTable
CREATE TABLE "LicenceCheck" (
    "checkNo" SERIAL NOT NULL,
    "cause" "LicenceCheckCause" NOT NULL,
    "enrolmentNo" INTEGER,
    "inPersonEnrolmentNo" INTEGER,
    "changeNo" INTEGER,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "LicenceCheckOutcome",
    "sentence" VARCHAR(200) NOT NULL DEFAULT '',
    "before" JSONB,
    "decidedByNo" INTEGER,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LicenceCheck_pkey" PRIMARY KEY ("checkNo")
);

-- CreateIndex
CREATE INDEX "LicenceCheck_enrolmentNo_idx" ON "LicenceCheck"("enrolmentNo");

-- CreateIndex
CREATE INDEX "LicenceCheck_inPersonEnrolmentNo_idx" ON "LicenceCheck"("inPersonEnrolmentNo");

-- CreateIndex
CREATE INDEX "LicenceCheck_changeNo_idx" ON "LicenceCheck"("changeNo");

-- CreateIndex
CREATE INDEX "LicenceCheck_madeAt_checkNo_idx" ON "LicenceCheck"("madeAt", "checkNo");

-- AddForeignKey
ALTER TABLE "LicenceCheck" ADD CONSTRAINT "LicenceCheck_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LicenceCheck" ADD CONSTRAINT "LicenceCheck_inPersonEnrolmentNo_fkey" FOREIGN KEY ("inPersonEnrolmentNo") REFERENCES "InPersonEnrolment"("inPersonEnrolmentNo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LicenceCheck" ADD CONSTRAINT "LicenceCheck_changeNo_fkey" FOREIGN KEY ("changeNo") REFERENCES "LicenceChange"("changeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LicenceCheck" ADD CONSTRAINT "LicenceCheck_decidedByNo_fkey" FOREIGN KEY ("decidedByNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

-- One enrolment, one cause; a decided check has a decider unless the register settled it.
ALTER TABLE "LicenceCheck" ADD CONSTRAINT "LicenceCheck_of_one" CHECK (num_nonnulls("enrolmentNo", "inPersonEnrolmentNo") = 1);
ALTER TABLE "LicenceCheck" ADD CONSTRAINT "LicenceCheck_decided" CHECK (
  ("outcome" IS NULL) = ("decidedAt" IS NULL) AND ("decidedByNo" IS NULL) = ("outcome" IS NULL OR "outcome" = 'matched'));
CREATE UNIQUE INDEX "LicenceCheck_open_online" ON "LicenceCheck" ("enrolmentNo", "cause") WHERE "outcome" IS NULL AND "enrolmentNo" IS NOT NULL;
CREATE UNIQUE INDEX "LicenceCheck_open_in_person" ON "LicenceCheck" ("inPersonEnrolmentNo", "cause") WHERE "outcome" IS NULL AND "inPersonEnrolmentNo" IS NOT NULL;

-- A place whose number the register does not know waits for staff, whichever operation wrote it; one that is taken from the
-- register after all waits no more. A place without a number is one that has not opened yet: there is nothing to look up.
CREATE FUNCTION "check_typed_place"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "known" boolean;
BEGIN
  "known" := EXISTS (SELECT 1 FROM "Licence" WHERE regexp_replace("licenceNo", '\D', '', 'g') = NEW."licenceKey");
  IF TG_TABLE_NAME = 'OnlineEnrolment' THEN
    IF NOT "known" THEN
      INSERT INTO "LicenceCheck" ("cause", "enrolmentNo", "madeAt")
      VALUES ('typed', NEW."enrolmentNo", CASE TG_OP WHEN 'INSERT' THEN NEW."appliedAt" ELSE now() END) ON CONFLICT DO NOTHING;
    ELSIF TG_OP = 'UPDATE' AND OLD."licenceKey" <> NEW."licenceKey" THEN
      UPDATE "LicenceCheck" SET "outcome" = 'matched', "decidedAt" = now()
       WHERE "enrolmentNo" = NEW."enrolmentNo" AND "cause" = 'typed' AND "outcome" IS NULL;
    END IF;
  ELSIF NOT "known" THEN
    INSERT INTO "LicenceCheck" ("cause", "inPersonEnrolmentNo", "madeAt")
    VALUES ('typed', NEW."inPersonEnrolmentNo", CASE TG_OP WHEN 'INSERT' THEN NEW."appliedAt" ELSE now() END) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'UPDATE' AND OLD."licenceKey" <> NEW."licenceKey" THEN
    UPDATE "LicenceCheck" SET "outcome" = 'matched', "decidedAt" = now()
     WHERE "inPersonEnrolmentNo" = NEW."inPersonEnrolmentNo" AND "cause" = 'typed' AND "outcome" IS NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "OnlineEnrolment_typed_place" AFTER INSERT ON "OnlineEnrolment"
  FOR EACH ROW WHEN (NEW."licenceKey" ~ '^\d+$' AND NEW."status" IN ('applied', 'paid', 'studying', 'studied', 'surveyed'))
  EXECUTE FUNCTION "check_typed_place"();
CREATE TRIGGER "OnlineEnrolment_typed_place_again" AFTER UPDATE OF "licenceKey", "businessName", "representative", "address", "address2" ON "OnlineEnrolment"
  FOR EACH ROW WHEN (
    NEW."licenceKey" ~ '^\d+$' AND NEW."status" IN ('applied', 'paid', 'studying', 'studied', 'surveyed')
    AND (OLD."licenceKey", OLD."businessName", OLD."representative", OLD."address", OLD."address2")
        IS DISTINCT FROM (NEW."licenceKey", NEW."businessName", NEW."representative", NEW."address", NEW."address2"))
  EXECUTE FUNCTION "check_typed_place"();
CREATE TRIGGER "InPersonEnrolment_typed_place" AFTER INSERT ON "InPersonEnrolment"
  FOR EACH ROW WHEN (NEW."licenceKey" ~ '^\d+$' AND NEW."status" IN ('applied', 'paid', 'attended'))
  EXECUTE FUNCTION "check_typed_place"();
CREATE TRIGGER "InPersonEnrolment_typed_place_again" AFTER UPDATE OF "licenceKey", "businessName", "representative", "address", "address2" ON "InPersonEnrolment"
  FOR EACH ROW WHEN (
    NEW."licenceKey" ~ '^\d+$' AND NEW."status" IN ('applied', 'paid', 'attended')
    AND (OLD."licenceKey", OLD."businessName", OLD."representative", OLD."address", OLD."address2")
        IS DISTINCT FROM (NEW."licenceKey", NEW."businessName", NEW."representative", NEW."address", NEW."address2"))
  EXECUTE FUNCTION "check_typed_place"();

-- The queue and the home read what waits and nothing else.
CREATE INDEX "LicenceCheck_waiting" ON "LicenceCheck" ("madeAt", "checkNo") WHERE "outcome" IS NULL;
