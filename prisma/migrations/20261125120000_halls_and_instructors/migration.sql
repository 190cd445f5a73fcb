ALTER TABLE "Venue"
  ADD COLUMN "equipment" VARCHAR(300) NOT NULL DEFAULT '',
  ADD COLUMN "accessibility" VARCHAR(300) NOT NULL DEFAULT '',
  ADD COLUMN "retiredAt" TIMESTAMPTZ(3);

ALTER TABLE "InPersonSession" ADD COLUMN "keepsHall" BOOLEAN NOT NULL DEFAULT false;

-- One hall, one session at a time: of two that are made at the desk at the same instant the second is refused here at the latest.
ALTER TABLE "InPersonSession" ADD CONSTRAINT "InPersonSession_hall_once"
  EXCLUDE USING gist (int4range("venueNo", "venueNo", '[]') WITH &&, tstzrange("startsAt", "endsAt") WITH &&)
  WHERE ("keepsHall" AND "status" <> 'cancelled');

CREATE TABLE "Instructor" (
  "instructorNo" SERIAL NOT NULL,
  "name" VARCHAR(40) NOT NULL,
  "phoneSealed" BYTEA,
  "subjects" VARCHAR(40)[],
  "hours" VARCHAR(100) NOT NULL DEFAULT '',
  "endedAt" TIMESTAMPTZ(3),
  "changedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Instructor_pkey" PRIMARY KEY ("instructorNo")
);

CREATE TABLE "InstructorQualification" (
  "qualificationNo" SERIAL NOT NULL,
  "instructorNo" INTEGER NOT NULL,
  "qualification" VARCHAR(80) NOT NULL,
  "issuedOn" DATE NOT NULL,
  "validUntil" DATE,
  CONSTRAINT "InstructorQualification_pkey" PRIMARY KEY ("qualificationNo"),
  CONSTRAINT "InstructorQualification_instructorNo_fkey" FOREIGN KEY ("instructorNo") REFERENCES "Instructor"("instructorNo") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "InstructorQualification_instructorNo_idx" ON "InstructorQualification"("instructorNo");

CREATE TABLE "SessionLesson" (
  "lessonNo" SERIAL NOT NULL,
  "sessionNo" INTEGER NOT NULL,
  "instructorNo" INTEGER NOT NULL,
  "subject" VARCHAR(60) NOT NULL,
  "startsAt" TIMESTAMPTZ(3) NOT NULL,
  "endsAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "SessionLesson_pkey" PRIMARY KEY ("lessonNo"),
  CONSTRAINT "SessionLesson_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "SessionLesson_instructorNo_fkey" FOREIGN KEY ("instructorNo") REFERENCES "Instructor"("instructorNo") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "SessionLesson_sessionNo_idx" ON "SessionLesson"("sessionNo");
CREATE INDEX "SessionLesson_instructorNo_startsAt_idx" ON "SessionLesson"("instructorNo", "startsAt");

-- One person in one hall at a time.
ALTER TABLE "SessionLesson" ADD CONSTRAINT "SessionLesson_instructor_once"
  EXCLUDE USING gist (int4range("instructorNo", "instructorNo", '[]') WITH &&, tstzrange("startsAt", "endsAt") WITH &&);
