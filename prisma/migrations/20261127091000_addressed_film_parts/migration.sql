-- AlterTable
ALTER TABLE "LectureFilm" ADD COLUMN "addressedUntil" TIMESTAMPTZ(3);
