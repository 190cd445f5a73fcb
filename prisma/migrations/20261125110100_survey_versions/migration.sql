-- The survey of a year has versions (판): each row of "Survey" is one, the last one is asked.
ALTER TABLE "Survey"
  ADD COLUMN "edition" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "writtenAt" TIMESTAMPTZ(3),
  ADD COLUMN "writtenByNo" INTEGER;
DROP INDEX "Survey_year_key";
CREATE UNIQUE INDEX "Survey_year_edition_key" ON "Survey"("year", "edition");
ALTER TABLE "Survey" ADD CONSTRAINT "Survey_writtenByNo_fkey"
  FOREIGN KEY ("writtenByNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Choices that are steps of one scale; those there are say so by their ends.
ALTER TABLE "SurveyQuestion" ADD COLUMN "isScale" BOOLEAN NOT NULL DEFAULT false;
UPDATE "SurveyQuestion" SET "isScale" = true
 WHERE "choices" = ARRAY['매우 그렇지 않다', '그렇지 않다', '보통이다', '그렇다', '매우 그렇다'];

-- How each survey was answered, by day and course.
CREATE TABLE "SurveyDay" (
    "answeredOn" CHAR(10) NOT NULL,
    "surveyNo" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,
    "industryType" INTEGER NOT NULL,
    "questionNo" INTEGER NOT NULL,
    "choice" INTEGER NOT NULL,
    "answers" INTEGER NOT NULL,
    CONSTRAINT "SurveyDay_pkey" PRIMARY KEY ("answeredOn", "surveyNo", "salesType", "industryType", "questionNo", "choice")
);
CREATE INDEX "SurveyDay_surveyNo_idx" ON "SurveyDay"("surveyNo");
CREATE INDEX "SurveyResult_surveyNo_submittedAt_idx" ON "SurveyResult"("surveyNo", "submittedAt");
-- The results of one day are counted by it.
CREATE INDEX "SurveyResult_submittedAt_idx" ON "SurveyResult"("submittedAt");

-- Written by hand from here: what the schema language cannot say.

-- A question of a survey that was answered stays as it was asked.
CREATE FUNCTION "keep_answered_survey"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked CONSTANT INTEGER := CASE WHEN TG_OP = 'INSERT' THEN NEW."surveyNo" ELSE OLD."surveyNo" END;
BEGIN
  IF EXISTS (SELECT 1 FROM "SurveyResult" WHERE "surveyNo" = asked)
    THEN RAISE EXCEPTION 'A survey that was answered does not change'; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "SurveyQuestion_append_only" BEFORE INSERT OR UPDATE OR DELETE ON "SurveyQuestion"
  FOR EACH ROW EXECUTE FUNCTION "keep_answered_survey"();
