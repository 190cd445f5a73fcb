-- A certificate is mended by a new edition under its number; the edition before stays as it was. One declared void keeps by whom and why.
ALTER TABLE "Certificate" ADD COLUMN "edition" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN "revocationApprovedByNo" INTEGER,
ADD COLUMN "revocationWords" VARCHAR(300),
ADD COLUMN "revokedAt" TIMESTAMPTZ(3),
ADD COLUMN "revokedByNo" INTEGER,
ADD COLUMN "revokedFor" VARCHAR(30);

-- CreateTable
CREATE TABLE "ReplacedCertificate" (
    "certificateNo" INTEGER NOT NULL,
    "edition" INTEGER NOT NULL,
    "verificationNumber" VARCHAR(14) NOT NULL,
    "frozen" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "fileNo" UUID,
    "signedPayload" VARCHAR(700),
    "wordsBefore" JSONB,
    "mendedAt" TIMESTAMPTZ(3),
    "replacedAt" TIMESTAMPTZ(3) NOT NULL,
    "replacedByNo" INTEGER NOT NULL,
    "approvedByNo" INTEGER,
    "replacedFor" VARCHAR(30) NOT NULL,
    "words" VARCHAR(300) NOT NULL,

    CONSTRAINT "ReplacedCertificate_pkey" PRIMARY KEY ("certificateNo","edition")
);

-- What staff said of confirmations of appointments.
CREATE TABLE "DesignationVerdict" (
    "verdictNo" SERIAL NOT NULL,
    "enrolmentNo" INTEGER,
    "inPersonEnrolmentNo" INTEGER,
    "fileNo" UUID NOT NULL,
    "fileName" VARCHAR(200) NOT NULL,
    "isAccepted" BOOLEAN NOT NULL,
    "sentence" VARCHAR(200) NOT NULL DEFAULT '',
    "decidedByNo" INTEGER NOT NULL,
    "decidedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DesignationVerdict_pkey" PRIMARY KEY ("verdictNo")
);

CREATE INDEX "Certificate_issuedAt_certificateNo_idx" ON "Certificate"("issuedAt", "certificateNo");
CREATE UNIQUE INDEX "ReplacedCertificate_verificationNumber_key" ON "ReplacedCertificate"("verificationNumber");
CREATE UNIQUE INDEX "ReplacedCertificate_fileNo_key" ON "ReplacedCertificate"("fileNo");
CREATE UNIQUE INDEX "DesignationVerdict_fileNo_key" ON "DesignationVerdict"("fileNo");
CREATE INDEX "DesignationVerdict_enrolmentNo_idx" ON "DesignationVerdict"("enrolmentNo");
CREATE INDEX "DesignationVerdict_inPersonEnrolmentNo_idx" ON "DesignationVerdict"("inPersonEnrolmentNo");
ALTER TABLE "ReplacedCertificate" ADD CONSTRAINT "ReplacedCertificate_certificateNo_fkey" FOREIGN KEY ("certificateNo") REFERENCES "Certificate"("certificateNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ReplacedCertificate" ADD CONSTRAINT "ReplacedCertificate_fileNo_fkey" FOREIGN KEY ("fileNo") REFERENCES "StoredFile"("fileNo") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "DesignationVerdict" ADD CONSTRAINT "DesignationVerdict_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DesignationVerdict" ADD CONSTRAINT "DesignationVerdict_inPersonEnrolmentNo_fkey" FOREIGN KEY ("inPersonEnrolmentNo") REFERENCES "InPersonEnrolment"("inPersonEnrolmentNo") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

-- The row of a completion is its one edition that may be valid; a replaced one has no state of its own.
ALTER TABLE "Certificate"
  ADD CONSTRAINT "Certificate_edition" CHECK ("edition" >= 1),
  ADD CONSTRAINT "Certificate_current" CHECK ("status" <> 'superseded'),
  ADD CONSTRAINT "Certificate_revoked" CHECK (("status" = 'revoked') = ("revokedAt" IS NOT NULL));
ALTER TABLE "DesignationVerdict"
  ADD CONSTRAINT "DesignationVerdict_of_one" CHECK (("enrolmentNo" IS NULL) <> ("inPersonEnrolmentNo" IS NULL)),
  ADD CONSTRAINT "DesignationVerdict_sentence" CHECK ("isAccepted" = ("sentence" = ''));

-- A new edition is the next one, and the one before is kept first, word for word; what is void stays void.
CREATE FUNCTION "keep_replaced_edition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" = 'revoked' AND NEW."status" <> 'revoked' THEN
    RAISE EXCEPTION 'A revoked certificate stays revoked';
  END IF;
  IF (NEW."edition", NEW."verificationNumber") IS DISTINCT FROM (OLD."edition", OLD."verificationNumber") THEN
    IF NEW."edition" <> OLD."edition" + 1 OR OLD."status" <> 'valid' OR NEW."certificateNumber" <> OLD."certificateNumber"
       OR NOT EXISTS (
         SELECT 1 FROM "ReplacedCertificate" r
          WHERE r."certificateNo" = OLD."certificateNo" AND r."edition" = OLD."edition"
            AND r."verificationNumber" = OLD."verificationNumber" AND r."frozen" = OLD."frozen") THEN
      RAISE EXCEPTION 'A new edition follows the one before, which is kept';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "Certificate_keep_replaced" BEFORE UPDATE OF "edition", "verificationNumber", "status" ON "Certificate"
  FOR EACH ROW EXECUTE FUNCTION "keep_replaced_edition"();

CREATE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER "ReplacedCertificate_append_only" BEFORE UPDATE OR DELETE ON "ReplacedCertificate"
  FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();
-- Rows go with an application that the law lets forget.
CREATE TRIGGER "DesignationVerdict_append_only" BEFORE UPDATE ON "DesignationVerdict"
  FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();

-- A revoked completion keeps the day on which it was completed.
ALTER TABLE "OnlineEnrolment"
  DROP CONSTRAINT "OnlineEnrolment_completed",
  ADD CONSTRAINT "OnlineEnrolment_completed" CHECK (("status" IN ('completed', 'revoked')) = ("completedAt" IS NOT NULL));
ALTER TABLE "InPersonEnrolment"
  DROP CONSTRAINT "InPersonEnrolment_completed",
  ADD CONSTRAINT "InPersonEnrolment_completed" CHECK (("status" IN ('completed', 'revoked')) = ("completedAt" IS NOT NULL));

-- A revoked completion is not in the way of another enrolment of the licence.
DROP INDEX "OnlineEnrolment_one_live";
CREATE UNIQUE INDEX "OnlineEnrolment_one_live" ON "OnlineEnrolment" ("licenceKey", "year", "salesType")
  WHERE "status" NOT IN ('cancelled', 'refunded', 'expired', 'revoked');
DROP INDEX "InPersonEnrolment_one_live";
CREATE UNIQUE INDEX "InPersonEnrolment_one_live" ON "InPersonEnrolment" ("licenceKey", "year", "salesType")
  WHERE "status" NOT IN ('cancelled', 'refunded', 'absent', 'revoked');

CREATE OR REPLACE FUNCTION "refuse_other_kind"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "taken" boolean;
BEGIN
  INSERT INTO "LicenceTurn" ("licenceKey", "year", "salesType") VALUES (NEW."licenceKey", NEW."year", NEW."salesType")
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    PERFORM 1 FROM "LicenceTurn"
     WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType" FOR UPDATE;
  END IF;
  IF TG_TABLE_NAME = 'OnlineEnrolment' THEN
    "taken" := EXISTS (
      SELECT 1 FROM "InPersonEnrolment"
       WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType"
         AND "status" NOT IN ('cancelled', 'refunded', 'absent', 'revoked'));
  ELSE
    "taken" := EXISTS (
      SELECT 1 FROM "OnlineEnrolment"
       WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType"
         AND "status" NOT IN ('cancelled', 'refunded', 'expired', 'revoked'));
  END IF;
  IF "taken" THEN
    RAISE unique_violation USING
      MESSAGE = 'The licence has a live record of the other kind',
      DETAIL = 'Key ("licenceKey", "year", "salesType") already exists.',
      TABLE = TG_TABLE_NAME, CONSTRAINT = 'Enrolment_one_live';
  END IF;
  RETURN NEW;
END
$$;
-- A revoked record that another one has taken the place of never comes back, so its status needs no turn of the licence.
DROP TRIGGER "OnlineEnrolment_other_kind_again" ON "OnlineEnrolment";
CREATE TRIGGER "OnlineEnrolment_other_kind_again" BEFORE UPDATE OF "status", "licenceKey", "year", "salesType" ON "OnlineEnrolment"
  FOR EACH ROW WHEN (
    NEW."status" NOT IN ('cancelled', 'refunded', 'expired', 'revoked')
    AND (OLD."status" IN ('cancelled', 'refunded', 'expired', 'revoked')
         OR (OLD."licenceKey", OLD."year", OLD."salesType") IS DISTINCT FROM (NEW."licenceKey", NEW."year", NEW."salesType")))
  EXECUTE FUNCTION "refuse_other_kind"();
DROP TRIGGER "InPersonEnrolment_other_kind_again" ON "InPersonEnrolment";
CREATE TRIGGER "InPersonEnrolment_other_kind_again" BEFORE UPDATE OF "status", "licenceKey", "year", "salesType" ON "InPersonEnrolment"
  FOR EACH ROW WHEN (
    NEW."status" NOT IN ('cancelled', 'refunded', 'absent', 'revoked')
    AND (OLD."status" IN ('cancelled', 'refunded', 'absent', 'revoked')
         OR (OLD."licenceKey", OLD."year", OLD."salesType") IS DISTINCT FROM (NEW."licenceKey", NEW."year", NEW."salesType")))
  EXECUTE FUNCTION "refuse_other_kind"();
