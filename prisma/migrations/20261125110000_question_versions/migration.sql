-- A question of the test has versions (판): each row is one, and a change is another row.
ALTER TABLE "ExamQuestion"
  ADD COLUMN "originNo" INTEGER,
  ADD COLUMN "edition" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "writtenAt" TIMESTAMPTZ(3),
  ADD COLUMN "writtenByNo" INTEGER,
  ADD COLUMN "drawnAt" TIMESTAMPTZ(3);
ALTER TABLE "ExamQuestion" ADD CONSTRAINT "ExamQuestion_originNo_fkey"
  FOREIGN KEY ("originNo") REFERENCES "ExamQuestion"("questionNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ExamQuestion" ADD CONSTRAINT "ExamQuestion_writtenByNo_fkey"
  FOREIGN KEY ("writtenByNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE UNIQUE INDEX "ExamQuestion_originNo_edition_key" ON "ExamQuestion"("originNo", "edition");

-- The papers there are hold their questions already.
UPDATE "ExamQuestion" q SET "drawnAt" = d."at"
  FROM (SELECT (paper->>'questionNo')::int AS "questionNo", min(a."startedAt") AS "at"
          FROM "ExamAttempt" a CROSS JOIN LATERAL jsonb_array_elements(a."draw") paper GROUP BY 1) d
 WHERE d."questionNo" = q."questionNo";

-- How each question was answered, by day and course.
CREATE TABLE "ExamItemDay" (
    "answeredOn" CHAR(10) NOT NULL,
    "questionNo" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,
    "industryType" INTEGER NOT NULL,
    "answers" INTEGER NOT NULL,
    "rightAnswers" INTEGER NOT NULL,
    "restSum" DOUBLE PRECISION NOT NULL,
    "restSquares" DOUBLE PRECISION NOT NULL,
    "restOfRight" DOUBLE PRECISION NOT NULL,
    "choiceCounts" INTEGER[],
    CONSTRAINT "ExamItemDay_pkey" PRIMARY KEY ("answeredOn", "questionNo", "year", "salesType", "industryType")
);
CREATE INDEX "ExamItemDay_questionNo_idx" ON "ExamItemDay"("questionNo");
CREATE INDEX "ExamAttempt_submittedAt_idx" ON "ExamAttempt"("submittedAt");

-- Written by hand from here: what the schema language cannot say.

-- A question that a paper holds stays as it was drawn: it is graded to the end by this row. Its lecture and use may change.
CREATE FUNCTION "keep_drawn_question"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  loose CONSTANT TEXT[] := ARRAY['isUsed', 'lectureNo'];
BEGIN
  IF OLD."drawnAt" IS NULL THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND (to_jsonb(OLD) - loose) = (to_jsonb(NEW) - loose) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A question that was drawn does not change';
END $$;
CREATE TRIGGER "ExamQuestion_append_only" BEFORE UPDATE OR DELETE ON "ExamQuestion"
  FOR EACH ROW EXECUTE FUNCTION "keep_drawn_question"();
