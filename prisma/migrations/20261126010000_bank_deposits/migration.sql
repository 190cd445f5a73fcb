-- CreateEnum
CREATE TYPE "BankDepositMatch" AS ENUM ('order', 'name', 'chosen', 'double', 'none');

-- CreateTable
CREATE TABLE "BankDeposit" (
    "bankDepositNo" SERIAL NOT NULL,
    "statementKey" CHAR(64) NOT NULL,
    "importNo" INTEGER NOT NULL,
    "depositedAt" TIMESTAMPTZ(3) NOT NULL,
    "amountWon" INTEGER NOT NULL,
    "depositorName" VARCHAR(60) NOT NULL,
    "memo" VARCHAR(100) NOT NULL DEFAULT '',
    "accountEnd" VARCHAR(4) NOT NULL DEFAULT '',
    "balanceWon" BIGINT,
    "match" "BankDepositMatch" NOT NULL,
    "matchedNo" INTEGER,
    "paymentNo" INTEGER,
    "settledAt" TIMESTAMPTZ(3),
    "employeeNo" INTEGER,
    "words" VARCHAR(200) NOT NULL DEFAULT '',
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BankDeposit_pkey" PRIMARY KEY ("bankDepositNo")
);

-- A row of a statement is one deposit, however often it is read in.
CREATE UNIQUE INDEX "BankDeposit_statementKey_key" ON "BankDeposit"("statementKey");

-- An order that is paid by a deposit is paid by no other one.
CREATE UNIQUE INDEX "BankDeposit_paymentNo_key" ON "BankDeposit"("paymentNo");

-- CreateIndex
CREATE INDEX "BankDeposit_depositedAt_bankDepositNo_idx" ON "BankDeposit"("depositedAt", "bankDepositNo");

-- CreateIndex
CREATE INDEX "BankDeposit_matchedNo_idx" ON "BankDeposit"("matchedNo");

-- CreateIndex
CREATE INDEX "BankDeposit_importNo_idx" ON "BankDeposit"("importNo");

-- CreateIndex
CREATE INDEX "BankDeposit_employeeNo_idx" ON "BankDeposit"("employeeNo");

-- AddForeignKey
ALTER TABLE "BankDeposit" ADD CONSTRAINT "BankDeposit_importNo_fkey" FOREIGN KEY ("importNo") REFERENCES "StaffImport"("importNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankDeposit" ADD CONSTRAINT "BankDeposit_matchedNo_fkey" FOREIGN KEY ("matchedNo") REFERENCES "Payment"("paymentNo") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankDeposit" ADD CONSTRAINT "BankDeposit_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankDeposit" ADD CONSTRAINT "BankDeposit_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Two deposits for one order that waits: the second is shown as a double one.
CREATE UNIQUE INDEX "BankDeposit_matched_once" ON "BankDeposit"("matchedNo") WHERE "match" IN ('order', 'name', 'chosen');
