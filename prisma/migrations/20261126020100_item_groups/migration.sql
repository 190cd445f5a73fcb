-- The papers of a question by the points of the rest, of which the upper and lower groups are made. Days that were counted
-- without them are counted again by the worker.
-- AlterTable
ALTER TABLE "ExamItemDay" ADD COLUMN     "restCounts" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "restPoints" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "restRights" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
