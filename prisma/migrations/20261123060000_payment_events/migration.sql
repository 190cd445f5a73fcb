-- CreateEnum
CREATE TYPE "PaymentEventKind" AS ENUM ('heard', 'closed', 'entered', 'refundBegun', 'refundSent', 'refundRefused', 'refundDone', 'refundTransferred', 'flagged', 'explained', 'asked');

-- AlterEnum
ALTER TYPE "FileOwner" ADD VALUE 'payment';

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "isByHand" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "isExceptional" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "eventNo" BIGSERIAL NOT NULL,
    "paymentNo" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" "PaymentEventKind" NOT NULL,
    "status" "PaymentStatus" NOT NULL,
    "gatewayStatus" VARCHAR(30),
    "amountWon" INTEGER,
    "words" VARCHAR(300),
    "employeeNo" INTEGER,

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("eventNo")
);

-- CreateIndex
CREATE INDEX "PaymentEvent_paymentNo_eventNo_idx" ON "PaymentEvent"("paymentNo", "eventNo");

-- CreateIndex
CREATE INDEX "PaymentEvent_kind_at_idx" ON "PaymentEvent"("kind", "at");

-- CreateIndex
CREATE INDEX "Payment_createdAt_paymentNo_idx" ON "Payment"("createdAt", "paymentNo");

-- AddForeignKey
ALTER TABLE "PaymentEvent" ADD CONSTRAINT "PaymentEvent_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentEvent" ADD CONSTRAINT "PaymentEvent_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

-- The history of money only grows; the retention of payments removes it with its order.
CREATE FUNCTION "refuse_payment_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The history of a payment is append-only';
END $$;
CREATE TRIGGER "PaymentEvent_append_only" BEFORE UPDATE OR DELETE ON "PaymentEvent"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payment_event_change"();
CREATE TRIGGER "PaymentEvent_no_truncate" BEFORE TRUNCATE ON "PaymentEvent"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payment_event_change"();

-- One ordinary refund for good; besides it exceptional ones, and one of all under way at a time.
DROP INDEX "Refund_one_live";
CREATE UNIQUE INDEX "Refund_one_live" ON "Refund" ("paymentNo") WHERE "status" <> 'failed' AND NOT "isExceptional";
CREATE UNIQUE INDEX "Refund_one_under_way" ON "Refund" ("paymentNo") WHERE "status" IN ('requested', 'sent');
