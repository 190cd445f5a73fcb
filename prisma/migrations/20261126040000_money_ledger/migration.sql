-- CreateEnum
CREATE TYPE "LedgerAccount" AS ENUM ('gateway', 'bank', 'overReturned', 'refundsDue', 'revenueTaxable', 'revenueExempt', 'revenueUndecided', 'vat');

-- CreateEnum
CREATE TYPE "ReconciliationStep" AS ENUM ('gateway', 'orders', 'deposits', 'cases', 'ledger', 'done');

-- CreateEnum
CREATE TYPE "ReconciliationCaseKind" AS ENUM ('late', 'short', 'over', 'double', 'orphan', 'unknown');

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "isHolderKnown" BOOLEAN;

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "entryNo" BIGSERIAL NOT NULL,
    "paymentNo" INTEGER NOT NULL,
    "posting" INTEGER NOT NULL,
    "account" "LedgerAccount" NOT NULL,
    "amountWon" INTEGER NOT NULL,
    "cause" VARCHAR(30) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("entryNo")
);

-- CreateTable
CREATE TABLE "ReconciliationRun" (
    "runNo" SERIAL NOT NULL,
    "night" DATE NOT NULL,
    "fromDay" DATE NOT NULL,
    "toDay" DATE NOT NULL,
    "step" "ReconciliationStep" NOT NULL DEFAULT 'gateway',
    "day" DATE NOT NULL,
    "page" INTEGER NOT NULL DEFAULT 0,
    "seen" INTEGER NOT NULL DEFAULT 0,
    "opened" INTEGER NOT NULL DEFAULT 0,
    "healed" INTEGER NOT NULL DEFAULT 0,
    "ledgerDiffering" INTEGER,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "holder" VARCHAR(40),
    "heldUntil" TIMESTAMPTZ(3),

    CONSTRAINT "ReconciliationRun_pkey" PRIMARY KEY ("runNo")
);

-- CreateTable
CREATE TABLE "ReconciliationSeen" (
    "runNo" INTEGER NOT NULL,
    "paymentId" VARCHAR(64) NOT NULL,
    "transactionId" VARCHAR(80) NOT NULL,

    CONSTRAINT "ReconciliationSeen_pkey" PRIMARY KEY ("runNo","paymentId")
);

-- CreateTable
CREATE TABLE "ReconciliationCase" (
    "caseNo" SERIAL NOT NULL,
    "cause" VARCHAR(160) NOT NULL,
    "kind" "ReconciliationCaseKind" NOT NULL,
    "paymentId" VARCHAR(64) NOT NULL,
    "paymentNo" INTEGER,
    "oursWon" INTEGER,
    "gatewayWon" INTEGER,
    "depositWon" INTEGER,
    "firstSeenAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,
    "lastRunNo" INTEGER NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "closedWords" VARCHAR(200),
    "employeeNo" INTEGER,

    CONSTRAINT "ReconciliationCase_pkey" PRIMARY KEY ("caseNo")
);

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEntry_paymentNo_posting_account_key" ON "LedgerEntry"("paymentNo", "posting", "account");

-- CreateIndex
CREATE UNIQUE INDEX "ReconciliationRun_night_key" ON "ReconciliationRun"("night");

-- CreateIndex
CREATE UNIQUE INDEX "ReconciliationCase_cause_key" ON "ReconciliationCase"("cause");

-- CreateIndex
CREATE INDEX "ReconciliationCase_paymentNo_idx" ON "ReconciliationCase"("paymentNo");

-- CreateIndex
CREATE INDEX "ReconciliationCase_closedAt_idx" ON "ReconciliationCase"("closedAt");

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReconciliationCase" ADD CONSTRAINT "ReconciliationCase_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReconciliationCase" ADD CONSTRAINT "ReconciliationCase_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

-- The ledger only grows; the retention of payments removes it with its order.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The ledger is append-only';
END $$;
CREATE TRIGGER "LedgerEntry_append_only" BEFORE UPDATE OR DELETE ON "LedgerEntry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "LedgerEntry_no_truncate" BEFORE TRUNCATE ON "LedgerEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();

-- Both sides of a posting are written before its commit, or nothing is.
CREATE FUNCTION "refuse_lopsided_posting"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry "LedgerEntry" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF (SELECT sum("amountWon") FROM "LedgerEntry"
       WHERE "paymentNo" = entry."paymentNo" AND "posting" = entry."posting") <> 0 THEN
    RAISE EXCEPTION 'The lines of a posting sum to zero';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "LedgerEntry_sums_to_zero" AFTER INSERT OR DELETE ON "LedgerEntry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_lopsided_posting"();
