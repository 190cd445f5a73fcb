-- AlterEnum
ALTER TYPE "MessageKind" ADD VALUE 'lateMoney';
ALTER TYPE "MessageKind" ADD VALUE 'lateMoneyReturned';

-- What staff look at: a few of very many.
CREATE INDEX "Payment_attention" ON "Payment" ("paymentNo") WHERE "attention" IS NOT NULL;
CREATE INDEX "OnlineEnrolment_designation" ON "OnlineEnrolment" ("designationFileNo") WHERE "designationFileNo" IS NOT NULL;
CREATE INDEX "OfflineEnrolment_designation" ON "OfflineEnrolment" ("designationFileNo") WHERE "designationFileNo" IS NOT NULL;
