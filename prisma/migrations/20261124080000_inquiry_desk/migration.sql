-- The staff's side of inquiries: state, clock in working hours, assignment, notes, canned answers, merges.
-- CreateEnum
CREATE TYPE "InquiryDeskState" AS ENUM ('open', 'waiting', 'done');

-- CreateEnum
CREATE TYPE "InquiryActKind" AS ENUM ('assigned', 'released', 'passed', 'merged', 'unmerged', 'closed');

-- AlterEnum
ALTER TYPE "MessageKind" ADD VALUE 'inquiryAsked';
ALTER TYPE "MessageKind" ADD VALUE 'inquiryMended';

-- AlterTable
ALTER TABLE "Inquiry" ADD COLUMN     "assigneeNo" INTEGER,
ADD COLUMN     "clockSince" TIMESTAMPTZ(3),
ADD COLUMN     "clockUsedMs" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "deskState" "InquiryDeskState" NOT NULL DEFAULT 'open',
ADD COLUMN     "dueAt" TIMESTAMPTZ(3),
ADD COLUMN     "firstAnswerAt" TIMESTAMPTZ(3),
ADD COLUMN     "firstAnswerMs" INTEGER,
ADD COLUMN     "mergedIntoNo" INTEGER,
ADD COLUMN     "passedBranchNo" INTEGER,
ADD COLUMN     "passedTo" "StaffRole";

-- AlterTable
ALTER TABLE "InquiryReview" ADD COLUMN     "isQuestion" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "InquiryReviewVersion" (
    "versionNo" SERIAL NOT NULL,
    "reviewNo" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "InquiryReviewVersion_pkey" PRIMARY KEY ("versionNo")
);

-- CreateTable
CREATE TABLE "InquiryNote" (
    "noteNo" SERIAL NOT NULL,
    "inquiryNo" INTEGER NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "requestNo" UUID NOT NULL,
    "noteWords" VARCHAR(2000) NOT NULL,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "InquiryNote_pkey" PRIMARY KEY ("noteNo")
);

-- CreateTable
CREATE TABLE "InquiryAct" (
    "actNo" SERIAL NOT NULL,
    "inquiryNo" INTEGER NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "kind" "InquiryActKind" NOT NULL,
    "toEmployeeNo" INTEGER,
    "toRole" "StaffRole",
    "toBranchNo" INTEGER,
    "otherNo" INTEGER,
    "words" VARCHAR(200) NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "InquiryAct_pkey" PRIMARY KEY ("actNo")
);

-- CreateTable
CREATE TABLE "InquiryLook" (
    "inquiryNo" INTEGER NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "isWriting" BOOLEAN NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "InquiryLook_pkey" PRIMARY KEY ("inquiryNo","employeeNo")
);

-- CreateTable
CREATE TABLE "CannedAnswer" (
    "cannedNo" SERIAL NOT NULL,
    "cannedTitle" VARCHAR(60) NOT NULL,
    "cannedWords" VARCHAR(2000) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "employeeNo" INTEGER NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CannedAnswer_pkey" PRIMARY KEY ("cannedNo")
);

-- CreateTable
CREATE TABLE "WorkingSpan" (
    "weekday" SMALLINT NOT NULL,
    "fromMinute" SMALLINT NOT NULL,
    "untilMinute" SMALLINT NOT NULL,

    CONSTRAINT "WorkingSpan_pkey" PRIMARY KEY ("weekday","fromMinute")
);

-- CreateTable
CREATE TABLE "WorkingHoliday" (
    "day" DATE NOT NULL,
    "name" VARCHAR(40) NOT NULL,

    CONSTRAINT "WorkingHoliday_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "InquiryTerm" (
    "inquiryType" INTEGER NOT NULL,
    "answerMinutes" INTEGER NOT NULL,

    CONSTRAINT "InquiryTerm_pkey" PRIMARY KEY ("inquiryType")
);

-- CreateIndex
CREATE UNIQUE INDEX "InquiryReviewVersion_reviewNo_version_key" ON "InquiryReviewVersion"("reviewNo", "version");

-- CreateIndex
CREATE UNIQUE INDEX "InquiryNote_inquiryNo_requestNo_key" ON "InquiryNote"("inquiryNo", "requestNo");

-- CreateIndex
CREATE INDEX "InquiryAct_inquiryNo_actNo_idx" ON "InquiryAct"("inquiryNo", "actNo");

-- CreateIndex
CREATE INDEX "Inquiry_deskState_dueAt_inquiryNo_idx" ON "Inquiry"("deskState", "dueAt", "inquiryNo");

-- CreateIndex
CREATE INDEX "Inquiry_firstAnswerAt_idx" ON "Inquiry"("firstAnswerAt");

-- CreateIndex
CREATE INDEX "Inquiry_mergedIntoNo_idx" ON "Inquiry"("mergedIntoNo");

-- AddForeignKey
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_assigneeNo_fkey" FOREIGN KEY ("assigneeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_passedBranchNo_fkey" FOREIGN KEY ("passedBranchNo") REFERENCES "Branch"("branchNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_mergedIntoNo_fkey" FOREIGN KEY ("mergedIntoNo") REFERENCES "Inquiry"("inquiryNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryReviewVersion" ADD CONSTRAINT "InquiryReviewVersion_reviewNo_fkey" FOREIGN KEY ("reviewNo") REFERENCES "InquiryReview"("reviewNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryReviewVersion" ADD CONSTRAINT "InquiryReviewVersion_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryNote" ADD CONSTRAINT "InquiryNote_inquiryNo_fkey" FOREIGN KEY ("inquiryNo") REFERENCES "Inquiry"("inquiryNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryNote" ADD CONSTRAINT "InquiryNote_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryAct" ADD CONSTRAINT "InquiryAct_inquiryNo_fkey" FOREIGN KEY ("inquiryNo") REFERENCES "Inquiry"("inquiryNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryAct" ADD CONSTRAINT "InquiryAct_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryAct" ADD CONSTRAINT "InquiryAct_toEmployeeNo_fkey" FOREIGN KEY ("toEmployeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryAct" ADD CONSTRAINT "InquiryAct_toBranchNo_fkey" FOREIGN KEY ("toBranchNo") REFERENCES "Branch"("branchNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryLook" ADD CONSTRAINT "InquiryLook_inquiryNo_fkey" FOREIGN KEY ("inquiryNo") REFERENCES "Inquiry"("inquiryNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryLook" ADD CONSTRAINT "InquiryLook_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CannedAnswer" ADD CONSTRAINT "CannedAnswer_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

-- Once written these stay as they are; only retention takes them away.
CREATE FUNCTION "refuse_inquiry_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of an inquiry is not changed';
END $$;
CREATE TRIGGER "InquiryReviewVersion_kept" BEFORE UPDATE ON "InquiryReviewVersion"
  FOR EACH ROW EXECUTE FUNCTION "refuse_inquiry_history_change"();
CREATE TRIGGER "InquiryAct_kept" BEFORE UPDATE ON "InquiryAct"
  FOR EACH ROW EXECUTE FUNCTION "refuse_inquiry_history_change"();

ALTER TABLE "WorkingSpan" ADD CONSTRAINT "WorkingSpan_minutes"
  CHECK ("weekday" BETWEEN 0 AND 6 AND "fromMinute" >= 0 AND "fromMinute" < "untilMinute" AND "untilMinute" <= 1440);
ALTER TABLE "InquiryTerm" ADD CONSTRAINT "InquiryTerm_minutes" CHECK ("answerMinutes" BETWEEN 1 AND 100000);
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_merged_elsewhere" CHECK ("mergedIntoNo" <> "inquiryNo");
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_passed_branch" CHECK (("passedTo" IS NOT DISTINCT FROM 'branch') = ("passedBranchNo" IS NOT NULL));

-- What the association begins with; headquarters changes it on its screen.
INSERT INTO "WorkingSpan" ("weekday", "fromMinute", "untilMinute")
SELECT d, s."from", s."until" FROM generate_series(1, 5) d, (VALUES (540, 720), (780, 1080)) s("from", "until");
INSERT INTO "InquiryTerm" ("inquiryType", "answerMinutes") VALUES (1, 240), (2, 480);
INSERT INTO "WorkingHoliday" ("day", "name") VALUES
  ('2026-12-25', '기독탄신일'), ('2027-01-01', '신정'), ('2027-02-08', '설날 연휴'), ('2027-02-09', '설날 대체공휴일'),
  ('2027-03-01', '3·1절'), ('2027-05-05', '어린이날'), ('2027-05-13', '부처님 오신 날'), ('2027-08-16', '광복절 대체공휴일'),
  ('2027-09-14', '추석 연휴'), ('2027-09-15', '추석'), ('2027-09-16', '추석 연휴'), ('2027-10-04', '개천절 대체공휴일'),
  ('2027-10-11', '한글날 대체공휴일'), ('2027-12-27', '기독탄신일 대체공휴일');

-- Answered ones are finished; the others have waited since their last word, and are due by the hours above.
UPDATE "Inquiry" SET "deskState" = 'done' WHERE "answeredAt" IS NOT NULL;
UPDATE "Inquiry" i
   SET "clockSince" = coalesce((SELECT max(r."writtenAt") FROM "InquiryReview" r WHERE r."inquiryNo" = i."inquiryNo"), i."writtenAt")
 WHERE i."answeredAt" IS NULL;
WITH "span" AS (
  SELECT i."inquiryNo", t."answerMinutes",
         greatest(i."clockSince", (d."day" + make_interval(mins => w."fromMinute")) AT TIME ZONE 'Asia/Seoul') AS "from",
         (d."day" + make_interval(mins => w."untilMinute")) AT TIME ZONE 'Asia/Seoul' AS "until"
    FROM "Inquiry" i
    JOIN "InquiryTerm" t USING ("inquiryType")
    CROSS JOIN generate_series(0, 30) n
    CROSS JOIN LATERAL (SELECT ((i."clockSince" AT TIME ZONE 'Asia/Seoul')::date + n)::timestamp AS "day") d
    JOIN "WorkingSpan" w ON w."weekday" = extract(dow FROM d."day")
   WHERE i."clockSince" IS NOT NULL AND NOT EXISTS (SELECT FROM "WorkingHoliday" h WHERE h."day" = d."day"::date)
), "summed" AS (
  SELECT *, sum("until" - "from") OVER (PARTITION BY "inquiryNo" ORDER BY "from") AS "sum"
    FROM "span" WHERE "until" > "from"
), "due" AS (
  SELECT "inquiryNo", min("until" - ("sum" - make_interval(mins => "answerMinutes"))) AS "at"
    FROM "summed" WHERE "sum" >= make_interval(mins => "answerMinutes") GROUP BY "inquiryNo"
)
UPDATE "Inquiry" i SET "dueAt" = d."at" FROM "due" d WHERE d."inquiryNo" = i."inquiryNo";
