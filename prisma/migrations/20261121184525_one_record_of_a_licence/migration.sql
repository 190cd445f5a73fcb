-- Written by hand: what the schema language cannot say.

-- One live record per licence, year and kind of operator, online or in a hall: each table has its own index for that, and
-- these look into the other one. Whoever brings a licence to life takes its lock until the commit, so that of two people
-- at the same instant the second sees the first; a double is refused as a unique index refuses one.
CREATE FUNCTION "refuse_other_kind"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "taken" boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws('|', NEW."licenceKey", NEW."year", NEW."salesType"), 41));
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

CREATE TRIGGER "OnlineEnrolment_other_kind" BEFORE INSERT ON "OnlineEnrolment"
  FOR EACH ROW WHEN (NEW."status" NOT IN ('cancelled', 'refunded', 'expired'))
  EXECUTE FUNCTION "refuse_other_kind"();
CREATE TRIGGER "OnlineEnrolment_other_kind_again" BEFORE UPDATE OF "status", "licenceKey", "year", "salesType" ON "OnlineEnrolment"
  FOR EACH ROW WHEN (
    NEW."status" NOT IN ('cancelled', 'refunded', 'expired')
    AND (OLD."status" IN ('cancelled', 'refunded', 'expired')
         OR (OLD."licenceKey", OLD."year", OLD."salesType") IS DISTINCT FROM (NEW."licenceKey", NEW."year", NEW."salesType")))
  EXECUTE FUNCTION "refuse_other_kind"();

CREATE TRIGGER "OfflineEnrolment_other_kind" BEFORE INSERT ON "OfflineEnrolment"
  FOR EACH ROW WHEN (NEW."status" NOT IN ('cancelled', 'refunded', 'absent'))
  EXECUTE FUNCTION "refuse_other_kind"();
CREATE TRIGGER "OfflineEnrolment_other_kind_again" BEFORE UPDATE OF "status", "licenceKey", "year", "salesType" ON "OfflineEnrolment"
  FOR EACH ROW WHEN (
    NEW."status" NOT IN ('cancelled', 'refunded', 'absent')
    AND (OLD."status" IN ('cancelled', 'refunded', 'absent')
         OR (OLD."licenceKey", OLD."year", OLD."salesType") IS DISTINCT FROM (NEW."licenceKey", NEW."year", NEW."salesType")))
  EXECUTE FUNCTION "refuse_other_kind"();
