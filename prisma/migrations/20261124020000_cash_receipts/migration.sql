-- Taxable or exempt is data of a course; an order freezes the part of it that is free of tax.
CREATE TYPE "TaxKind" AS ENUM ('undecided', 'taxable', 'exempt');
ALTER TABLE "Course" ADD COLUMN "taxKind" "TaxKind" NOT NULL DEFAULT 'undecided';
ALTER TABLE "Payment" ADD COLUMN "taxFreeWon" INTEGER;

-- Cash receipts that the gateway issues, and wishes for a 계산서 that the association issues elsewhere.
CREATE TYPE "CashReceiptPurpose" AS ENUM ('personal', 'corporate');
CREATE TYPE "CashReceiptStatus" AS ENUM ('requested', 'issued', 'failed', 'cancelling', 'cancelled');
CREATE TYPE "InvoiceWishStatus" AS ENUM ('asked', 'done', 'refused');

CREATE TABLE "CashReceipt" (
    "cashReceiptNo" SERIAL NOT NULL,
    "paymentNo" INTEGER NOT NULL,
    "purpose" "CashReceiptPurpose" NOT NULL,
    "identifierSealed" BYTEA,
    "identifierShown" VARCHAR(30) NOT NULL,
    "amountWon" INTEGER NOT NULL,
    "taxFreeWon" INTEGER NOT NULL,
    "status" "CashReceiptStatus" NOT NULL DEFAULT 'requested',
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "issuedAt" TIMESTAMPTZ(3),
    "issueNumber" VARCHAR(60),
    "receiptUrl" VARCHAR(400),
    "failure" VARCHAR(300),
    "isForRefund" BOOLEAN NOT NULL DEFAULT false,
    "cancelledAt" TIMESTAMPTZ(3),
    "employeeNo" INTEGER,

    CONSTRAINT "CashReceipt_pkey" PRIMARY KEY ("cashReceiptNo")
);

CREATE INDEX "CashReceipt_paymentNo_idx" ON "CashReceipt"("paymentNo");
CREATE INDEX "CashReceipt_requestedAt_cashReceiptNo_idx" ON "CashReceipt"("requestedAt", "cashReceiptNo");

CREATE TABLE "InvoiceWish" (
    "wishNo" SERIAL NOT NULL,
    "paymentNo" INTEGER NOT NULL,
    "sealed" BYTEA,
    "businessName" VARCHAR(80) NOT NULL,
    "businessNumberShown" VARCHAR(20) NOT NULL,
    "status" "InvoiceWishStatus" NOT NULL DEFAULT 'asked',
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "invoiceNumber" VARCHAR(40),
    "words" VARCHAR(200),
    "employeeNo" INTEGER,

    CONSTRAINT "InvoiceWish_pkey" PRIMARY KEY ("wishNo")
);

CREATE UNIQUE INDEX "InvoiceWish_paymentNo_key" ON "InvoiceWish"("paymentNo");
CREATE INDEX "InvoiceWish_askedAt_wishNo_idx" ON "InvoiceWish"("askedAt", "wishNo");

ALTER TABLE "CashReceipt" ADD CONSTRAINT "CashReceipt_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "CashReceipt" ADD CONSTRAINT "CashReceipt_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "InvoiceWish" ADD CONSTRAINT "InvoiceWish_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "InvoiceWish" ADD CONSTRAINT "InvoiceWish_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

-- An order has one cash receipt that counts.
CREATE UNIQUE INDEX "CashReceipt_in_force" ON "CashReceipt"("paymentNo") WHERE "status" IN ('requested', 'issued', 'cancelling');
