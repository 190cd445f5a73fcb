-- DropIndex
DROP INDEX "Outbox_relayedAt_outboxNo_idx";

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "doneAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Outbox_doneAt_outboxNo_idx" ON "Outbox"("doneAt", "outboxNo");
