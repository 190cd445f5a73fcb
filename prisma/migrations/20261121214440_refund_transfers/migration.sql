-- AlterEnum
ALTER TYPE "MessageKind" ADD VALUE 'refundRefused';
ALTER TYPE "MessageKind" ADD VALUE 'refundTransferred';

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "returnedTwiceAt" TIMESTAMPTZ(3),
ADD COLUMN     "transferNote" VARCHAR(200),
ADD COLUMN     "transferredOn" DATE;

-- Written by hand from here: what the schema language cannot say.

-- A transfer is over when it is written down, and can be found again; that there is one refund only says Refund_one_live.
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_transfer" CHECK (
  ("transferredOn" IS NULL AND "transferNote" IS NULL AND "returnedTwiceAt" IS NULL)
  OR ("status" = 'done' AND "transferredOn" IS NOT NULL AND "transferNote" IS NOT NULL));

-- The account of an attempt that was refused is asked for again by the next one, and read by nobody.
UPDATE "Refund" SET "accountSealed" = NULL WHERE "status" = 'failed';
