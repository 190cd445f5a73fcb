-- AlterTable
ALTER TABLE "ExamQuestion" ADD COLUMN     "lectureNo" INTEGER;

-- AddForeignKey
ALTER TABLE "ExamQuestion" ADD CONSTRAINT "ExamQuestion_lectureNo_fkey" FOREIGN KEY ("lectureNo") REFERENCES "Lecture"("lectureNo") ON DELETE SET NULL ON UPDATE CASCADE;
