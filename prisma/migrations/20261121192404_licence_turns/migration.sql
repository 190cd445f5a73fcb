-- CreateTable
CREATE TABLE "LicenceTurn" (
    "licenceKey" VARCHAR(30) NOT NULL,
    "year" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,

    CONSTRAINT "LicenceTurn_pkey" PRIMARY KEY ("licenceKey","year","salesType")
);

-- Written by hand from here: what the schema language cannot say.

-- Advisory locks live in a shared table of fixed size, which a hundred thousand records in one statement overflow; rows do
-- not. Whoever inserts the row, or finds it, holds it until the commit.
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
      SELECT 1 FROM "OfflineEnrolment"
       WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType"
         AND "status" NOT IN ('cancelled', 'refunded', 'absent'));
  ELSE
    "taken" := EXISTS (
      SELECT 1 FROM "OnlineEnrolment"
       WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType"
         AND "status" NOT IN ('cancelled', 'refunded', 'expired'));
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
