-- A text is announced seven days ahead once a member has joined (specification section 9). Before that nobody could read it in time,
-- so it may be in force at once.
ALTER TABLE "PolicyVersion" DROP CONSTRAINT "PolicyVersion_announced_ahead";

CREATE FUNCTION "demand_announcement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."announcedOn" + 7 > NEW."inForceOn" AND EXISTS (SELECT 1 FROM "Member") THEN
    RAISE EXCEPTION 'PolicyVersion_announced_ahead: % is in force less than seven days after its announcement', NEW."inForceOn"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'PolicyVersion_announced_ahead';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "PolicyVersion_announced_ahead" BEFORE INSERT OR UPDATE ON "PolicyVersion"
  FOR EACH ROW EXECUTE FUNCTION "demand_announcement"();
