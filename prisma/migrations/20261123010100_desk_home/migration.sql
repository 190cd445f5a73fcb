-- The home of the desk counts what waits, and today's movement: each by an index of just that.
CREATE INDEX "Inquiry_unanswered" ON "Inquiry" ("writtenAt") WHERE "answeredAt" IS NULL;
CREATE INDEX "Booking_attention" ON "Booking" ("sessionNo") WHERE "attention" IS NOT NULL;
CREATE INDEX "OnlineEnrolment_designation_live" ON "OnlineEnrolment" ("designationFileNo")
  WHERE "designationFileNo" IS NOT NULL AND "status" IN ('applied', 'paid', 'studying', 'studied', 'surveyed');
CREATE INDEX "Certificate_failed" ON "Certificate" ("issuedAt") WHERE "failure" IS NOT NULL AND "fileNo" IS NULL;
CREATE INDEX "Receipt_failed" ON "Receipt" ("issuedAt") WHERE "failure" IS NOT NULL AND "fileNo" IS NULL;
CREATE INDEX "EnrolmentSlip_failed" ON "EnrolmentSlip" ("issuedAt") WHERE "failure" IS NOT NULL AND "fileNo" IS NULL;
CREATE INDEX "Payment_paid_at" ON "Payment" ("paidAt") WHERE "paidAt" IS NOT NULL;
CREATE INDEX "OnlineEnrolment_appliedAt_idx" ON "OnlineEnrolment"("appliedAt");
