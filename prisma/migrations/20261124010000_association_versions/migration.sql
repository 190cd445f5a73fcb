-- The association's own data as dated versions, and samples drawn of a proposed one.
ALTER TYPE "FileOwner" ADD VALUE 'settings';

CREATE TABLE "AssociationVersion" (
    "versionNo" SERIAL NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "words" JSONB,
    "supersedesNo" INTEGER,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,
    "approvalNo" INTEGER,

    CONSTRAINT "AssociationVersion_pkey" PRIMARY KEY ("versionNo")
);

CREATE TABLE "SettingsPreview" (
    "previewNo" SERIAL NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "words" JSONB NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "certificate" BYTEA,
    "receipt" BYTEA,
    "failure" VARCHAR(300),

    CONSTRAINT "SettingsPreview_pkey" PRIMARY KEY ("previewNo")
);

CREATE UNIQUE INDEX "AssociationVersion_supersedesNo_key" ON "AssociationVersion"("supersedesNo");
CREATE UNIQUE INDEX "AssociationVersion_approvalNo_key" ON "AssociationVersion"("approvalNo");
CREATE INDEX "SettingsPreview_askedAt_idx" ON "SettingsPreview"("askedAt");
ALTER TABLE "SettingsPreview" ADD CONSTRAINT "SettingsPreview_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

-- Of the rows that start at one instant, one supersedes none and each other one supersedes another: a chain with one end.
CREATE UNIQUE INDEX "AssociationVersion_start" ON "AssociationVersion"("startsAt") WHERE "supersedesNo" IS NULL;
ALTER TABLE "AssociationVersion"
  ADD CONSTRAINT "AssociationVersion_withdrawal" CHECK ("words" IS NOT NULL OR "supersedesNo" IS NOT NULL),
  -- What has begun stays; a version is made before it begins.
  ADD CONSTRAINT "AssociationVersion_ahead" CHECK ("madeAt" < "startsAt" OR "versionNo" = 1);

INSERT INTO "AssociationVersion" ("versionNo", "startsAt", "madeAt", "words") VALUES (1, '2000-01-01T00:00:00+09:00', '2000-01-01T00:00:00+09:00', '{
 "service": "외식업 위생교육",
 "name": "사단법인 한국○○위생교육협회",
 "shortName": "한국○○위생교육협회",
 "issuerName": "사단법인 한국○○위생교육협회장",
 "sealText": "위생교육협회장의인",
 "sealFileNo": null,
 "educationName": "식품위생교육",
 "organisationNumber": "000-00-00000",
 "designationNumber": "",
 "representative": "○○○",
 "address": "서울특별시 ○○구 ○○로 00",
 "supportPhone": "02-0000-0000",
 "hours": "평일 09:00~18:00",
 "lunch": "점심 12:00~13:00",
 "mail": "",
 "bankName": "",
 "bankAccount": "",
 "bankHolder": "",
 "messageSender": ""
}');
SELECT setval(pg_get_serial_sequence('"AssociationVersion"', 'versionNo'), 1);

CREATE FUNCTION "refuse_settings_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of the settings stays as it was written';
END
$$;
CREATE FUNCTION "keep_settings_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."supersedesNo" IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "AssociationVersion" v WHERE v."versionNo" = NEW."supersedesNo" AND v."startsAt" = NEW."startsAt") THEN
    RAISE EXCEPTION 'A version supersedes one of the same start';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "AssociationVersion_same_start" BEFORE INSERT ON "AssociationVersion"
  FOR EACH ROW EXECUTE FUNCTION "keep_settings_start"();
CREATE TRIGGER "AssociationVersion_append_only" BEFORE UPDATE OR DELETE ON "AssociationVersion"
  FOR EACH ROW EXECUTE FUNCTION "refuse_settings_change"();
