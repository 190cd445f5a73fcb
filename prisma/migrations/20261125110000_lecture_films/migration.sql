-- Films of lectures: upload in parts, conversion by the worker, captions, editions. What plays today stays edition 1.
-- CreateEnum
CREATE TYPE "FilmState" AS ENUM ('uploading', 'checking', 'converting', 'captions', 'ready', 'published', 'replaced', 'failed', 'stopped');

-- CreateEnum
CREATE TYPE "FilmStep" AS ENUM ('sound', 'low', 'high', 'pictures');

-- CreateEnum
CREATE TYPE "FilmFailure" AS ENUM ('unreadable', 'noPicture', 'noSound', 'silent', 'tooShort', 'tooLong', 'broken');

-- AlterTable
ALTER TABLE "Lecture" ADD COLUMN     "filmEdition" INTEGER NOT NULL DEFAULT 1;

-- A lecture whose first film is not published yet has no length.
ALTER TABLE "Lecture" DROP CONSTRAINT "Lecture_duration",
ADD CONSTRAINT "Lecture_duration" CHECK ("durationSeconds" > 0 OR ("durationSeconds" = 0 AND "filmEdition" = 0));

-- AlterTable
ALTER TABLE "LectureProgress" ADD COLUMN     "filmEdition" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "LectureFilm" (
    "filmNo" SERIAL NOT NULL,
    "lectureNo" INTEGER NOT NULL,
    "edition" INTEGER NOT NULL,
    "state" "FilmState" NOT NULL,
    "fileName" VARCHAR(200) NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "receivedBytes" INTEGER NOT NULL DEFAULT 0,
    "fingerprint" VARCHAR(64) NOT NULL,
    "mediaKey" VARCHAR(60) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "createdByNo" INTEGER,
    "receivedAt" TIMESTAMPTZ(3),
    "convertedAt" TIMESTAMPTZ(3),
    "publishedAt" TIMESTAMPTZ(3),
    "publishedByNo" INTEGER,
    "width" INTEGER,
    "height" INTEGER,
    "durationSeconds" INTEGER,
    "step" "FilmStep",
    "percent" INTEGER NOT NULL DEFAULT 0,
    "failure" "FilmFailure",
    "isWaiting" BOOLEAN NOT NULL DEFAULT false,
    "workerNo" UUID,
    "beatAt" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "captionCues" INTEGER,
    "needlessWords" VARCHAR(200),

    CONSTRAINT "LectureFilm_pkey" PRIMARY KEY ("filmNo"),
    CONSTRAINT "LectureFilm_bytes" CHECK ("receivedBytes" BETWEEN 0 AND "sizeBytes")
);

-- CreateTable
CREATE TABLE "LectureFilmPart" (
    "filmNo" INTEGER NOT NULL,
    "fromByte" INTEGER NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "fileKey" VARCHAR(120) NOT NULL,

    CONSTRAINT "LectureFilmPart_pkey" PRIMARY KEY ("filmNo","fromByte")
);

-- CreateIndex
CREATE UNIQUE INDEX "LectureFilm_mediaKey_key" ON "LectureFilm"("mediaKey");

-- CreateIndex
CREATE INDEX "LectureFilm_lectureNo_edition_idx" ON "LectureFilm"("lectureNo", "edition");

-- One film of a lecture is under way at a time, and an edition is one film.
CREATE UNIQUE INDEX "LectureFilm_under_way" ON "LectureFilm"("lectureNo")
  WHERE "state" IN ('uploading', 'checking', 'converting', 'captions', 'ready', 'failed');
CREATE UNIQUE INDEX "LectureFilm_edition" ON "LectureFilm"("lectureNo", "edition") WHERE "state" <> 'stopped';

-- AddForeignKey
ALTER TABLE "LectureFilm" ADD CONSTRAINT "LectureFilm_lectureNo_fkey" FOREIGN KEY ("lectureNo") REFERENCES "Lecture"("lectureNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LectureFilm" ADD CONSTRAINT "LectureFilm_createdByNo_fkey" FOREIGN KEY ("createdByNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LectureFilm" ADD CONSTRAINT "LectureFilm_publishedByNo_fkey" FOREIGN KEY ("publishedByNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LectureFilmPart" ADD CONSTRAINT "LectureFilmPart_filmNo_fkey" FOREIGN KEY ("filmNo") REFERENCES "LectureFilm"("filmNo") ON DELETE CASCADE ON UPDATE CASCADE;
