-- AlterEnum
ALTER TYPE "MessageKind" ADD VALUE 'accountIssued';
ALTER TYPE "MessageKind" ADD VALUE 'paid';
ALTER TYPE "MessageKind" ADD VALUE 'quietForWeek';
ALTER TYPE "MessageKind" ADD VALUE 'daysLeft30';
ALTER TYPE "MessageKind" ADD VALUE 'daysLeft7';
ALTER TYPE "MessageKind" ADD VALUE 'daysLeft1';
ALTER TYPE "MessageKind" ADD VALUE 'completed';
ALTER TYPE "MessageKind" ADD VALUE 'refunded';

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "triedAt" TIMESTAMPTZ(3);
