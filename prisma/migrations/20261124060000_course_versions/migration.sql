-- A course has versions (판). Each row of "Course" is one of them, so that an enrolment's "courseNo" names the rules it was applied for under.
ALTER TABLE "Course"
  ADD COLUMN "edition" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "startsAt" TIMESTAMPTZ(3),
  ADD COLUMN "publishedAt" TIMESTAMPTZ(3),
  ADD COLUMN "publishedByNo" INTEGER,
  ADD COLUMN "approvalNo" INTEGER,
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "savedAt" TIMESTAMPTZ(3),
  ADD COLUMN "savedByNo" INTEGER;

-- The courses there are have always been in force: version 1 of each.
UPDATE "Course" SET "startsAt" = TIMESTAMPTZ '2000-01-01 00:00:00+09';

DROP INDEX "Course_year_salesType_industryType_onlineType_key";
CREATE UNIQUE INDEX "Course_year_salesType_industryType_onlineType_edition_key"
  ON "Course"("year", "salesType", "industryType", "onlineType", "edition");
CREATE UNIQUE INDEX "Course_approvalNo_key" ON "Course"("approvalNo");
ALTER TABLE "Course" ADD CONSTRAINT "Course_publishedByNo_fkey"
  FOREIGN KEY ("publishedByNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Course" ADD CONSTRAINT "Course_savedByNo_fkey"
  FOREIGN KEY ("savedByNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Windows belong to a version: those of a year are given to each of its courses.
ALTER TABLE "ApplicationWindow" ADD COLUMN "courseNo" INTEGER;
INSERT INTO "ApplicationWindow" ("year", "salesType", "onlineType", "opensAt", "closesAt", "courseNo")
SELECT w."year", w."salesType", w."onlineType", w."opensAt", w."closesAt", c."courseNo"
  FROM "ApplicationWindow" w JOIN "Course" c USING ("year", "salesType", "onlineType");
DELETE FROM "ApplicationWindow" WHERE "courseNo" IS NULL;
DROP INDEX "ApplicationWindow_year_salesType_onlineType_idx";
ALTER TABLE "ApplicationWindow"
  DROP COLUMN "year", DROP COLUMN "salesType", DROP COLUMN "onlineType", ALTER COLUMN "courseNo" SET NOT NULL;
CREATE INDEX "ApplicationWindow_courseNo_idx" ON "ApplicationWindow"("courseNo");
ALTER TABLE "ApplicationWindow" ADD CONSTRAINT "ApplicationWindow_courseNo_fkey"
  FOREIGN KEY ("courseNo") REFERENCES "Course"("courseNo") ON DELETE CASCADE ON UPDATE CASCADE;

-- The lectures of a draft go with it.
ALTER TABLE "CourseLecture" DROP CONSTRAINT "CourseLecture_courseNo_fkey";
ALTER TABLE "CourseLecture" ADD CONSTRAINT "CourseLecture_courseNo_fkey"
  FOREIGN KEY ("courseNo") REFERENCES "Course"("courseNo") ON DELETE CASCADE ON UPDATE CASCADE;

-- The question bank of a course: its questions by year, kind and trade, shared by its versions.
CREATE TABLE "BankQuestion" (
    "year" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,
    "industryType" INTEGER NOT NULL,
    "questionNo" INTEGER NOT NULL REFERENCES "ExamQuestion"("questionNo") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "BankQuestion_pkey" PRIMARY KEY ("year", "salesType", "industryType", "questionNo")
);
INSERT INTO "BankQuestion"
SELECT DISTINCT c."year", c."salesType", c."industryType", q."questionNo"
  FROM "Course" c CROSS JOIN "ExamQuestion" q WHERE c."onlineType" = 1;

-- Written by hand from here: what the schema language cannot say.

-- One draft a course.
CREATE UNIQUE INDEX "Course_one_draft" ON "Course"("year", "salesType", "industryType", "onlineType") WHERE "startsAt" IS NULL;
-- Two versions never begin at one instant.
CREATE UNIQUE INDEX "Course_one_start" ON "Course"("year", "salesType", "industryType", "onlineType", "startsAt") WHERE "startsAt" IS NOT NULL;

-- A published version stays as it is: running enrolments read it to their end. What is reckoned or switched may change.
CREATE FUNCTION "keep_course_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  loose CONSTANT TEXT[] := ARRAY['name', 'isOffered', 'surveyMinutes', 'testMinutes', 'closesPaymentEarly', 'taxKind'];
BEGIN
  IF OLD."startsAt" IS NULL THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND (to_jsonb(OLD) - loose) = (to_jsonb(NEW) - loose) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A published version of a course does not change';
END $$;
CREATE TRIGGER "Course_append_only" BEFORE UPDATE OR DELETE ON "Course"
  FOR EACH ROW EXECUTE FUNCTION "keep_course_version"();

CREATE FUNCTION "keep_parts_of_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part CONSTANT INTEGER := CASE WHEN TG_OP = 'INSERT' THEN NEW."courseNo" ELSE OLD."courseNo" END;
BEGIN
  IF EXISTS (SELECT 1 FROM "Course" WHERE "courseNo" = part AND "startsAt" IS NOT NULL)
    THEN RAISE EXCEPTION 'A published version of a course does not change'; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "CourseLecture_append_only" BEFORE INSERT OR UPDATE OR DELETE ON "CourseLecture"
  FOR EACH ROW EXECUTE FUNCTION "keep_parts_of_version"();
CREATE TRIGGER "ApplicationWindow_append_only" BEFORE INSERT OR UPDATE OR DELETE ON "ApplicationWindow"
  FOR EACH ROW EXECUTE FUNCTION "keep_parts_of_version"();
