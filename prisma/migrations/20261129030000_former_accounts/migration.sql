-- Members of the system before this one, and where each imported record came from.
ALTER TABLE "Member" ADD COLUMN     "unclaimedSince" TIMESTAMPTZ(3);
ALTER TABLE "ConsentRecord" ADD COLUMN     "evidence" VARCHAR(200) NOT NULL DEFAULT '';

CREATE TABLE "FormerAccount" (
    "formerId" VARCHAR(40) NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "importedAt" TIMESTAMPTZ(3) NOT NULL,
    "claimedAt" TIMESTAMPTZ(3),

    CONSTRAINT "FormerAccount_pkey" PRIMARY KEY ("formerId")
);
CREATE INDEX "FormerAccount_memberNo_idx" ON "FormerAccount"("memberNo");
ALTER TABLE "FormerAccount" ADD CONSTRAINT "FormerAccount_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "ImportOrigin" (
    "importNo" INTEGER NOT NULL,
    "rowAt" INTEGER NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "recordNo" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ImportOrigin_pkey" PRIMARY KEY ("importNo","rowAt")
);
CREATE INDEX "ImportOrigin_kind_recordNo_idx" ON "ImportOrigin"("kind", "recordNo");
ALTER TABLE "ImportOrigin" ADD CONSTRAINT "ImportOrigin_importNo_fkey" FOREIGN KEY ("importNo") REFERENCES "StaffImport"("importNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The evidence of a consent is as append-only as the consent.
CREATE TRIGGER "ConsentRecord_evidence_append_only" BEFORE UPDATE OF "evidence" ON "ConsentRecord"
  FOR EACH ROW EXECUTE FUNCTION "refuse_consent_change"();
