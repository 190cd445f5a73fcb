-- CreateIndex
CREATE INDEX "OnlineEnrolment_applyEduNo_idx" ON "OnlineEnrolment"("applyEduNo");
