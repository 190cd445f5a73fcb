-- Films that had their time go, and a lecture gets another title that running enrolments do not see.
-- AlterTable
ALTER TABLE "LectureFilm" ADD COLUMN     "partAt" TIMESTAMPTZ(3),
ADD COLUMN     "removedAt" TIMESTAMPTZ(3),
ADD COLUMN     "replacedAt" TIMESTAMPTZ(3);

-- A film was replaced when the next one of its lecture was published.
UPDATE "LectureFilm" f SET "replacedAt" = coalesce((
  SELECT min(n."publishedAt") FROM "LectureFilm" n WHERE n."lectureNo" = f."lectureNo" AND n."edition" > f."edition"), f."createdAt")
 WHERE f."state" = 'replaced';
ALTER TABLE "LectureFilm" ADD CONSTRAINT "LectureFilm_replaced" CHECK (("state" = 'replaced') = ("replacedAt" IS NOT NULL)),
ADD CONSTRAINT "LectureFilm_removed" CHECK ("removedAt" IS NULL OR "state" IN ('replaced', 'stopped'));

-- CreateTable
CREATE TABLE "FormerTitle" (
    "lectureNo" INTEGER NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "summary" VARCHAR(400) NOT NULL,
    "endedByNo" INTEGER NOT NULL,

    CONSTRAINT "FormerTitle_pkey" PRIMARY KEY ("lectureNo","endedAt")
);

-- AddForeignKey
ALTER TABLE "FormerTitle" ADD CONSTRAINT "FormerTitle_lectureNo_fkey" FOREIGN KEY ("lectureNo") REFERENCES "Lecture"("lectureNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormerTitle" ADD CONSTRAINT "FormerTitle_endedByNo_fkey" FOREIGN KEY ("endedByNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.
CREATE FUNCTION "keep_former_title"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A former title of a lecture does not change';
END $$;
CREATE TRIGGER "FormerTitle_append_only" BEFORE UPDATE OR DELETE ON "FormerTitle"
  FOR EACH ROW EXECUTE FUNCTION "keep_former_title"();

-- The words of each lecture in each version of a course: those of the day on which the version was published.
CREATE VIEW "TitledLecture" AS
SELECT c."courseNo", c."lectureNo", coalesce(t."title", l."title") AS "title", coalesce(t."summary", l."summary") AS "summary"
  FROM "CourseLecture" c
  JOIN "Course" k ON k."courseNo" = c."courseNo"
  JOIN "Lecture" l ON l."lectureNo" = c."lectureNo"
  LEFT JOIN LATERAL (SELECT f."title", f."summary" FROM "FormerTitle" f
                      WHERE f."lectureNo" = c."lectureNo" AND k."startsAt" IS NOT NULL
                        AND f."endedAt" >= coalesce(k."publishedAt", '-infinity')
                      ORDER BY f."endedAt" LIMIT 1) t ON true;
