-- A receipt is drawn anew after money went back: the payment has several, and the highest edition counts.
ALTER TABLE "Receipt" ADD COLUMN "edition" INTEGER NOT NULL DEFAULT 1, ADD COLUMN "refundedWon" INTEGER NOT NULL DEFAULT 0;
UPDATE "Receipt" SET "refundedWon" = ("frozen" ->> 'discountOrRefundWon')::int WHERE "frozen" ->> 'discountOrRefundWon' <> '0';
ALTER TABLE "Receipt" ALTER COLUMN "edition" DROP DEFAULT, ALTER COLUMN "refundedWon" DROP DEFAULT;
ALTER TABLE "Receipt" DROP CONSTRAINT "Receipt_pkey", ADD CONSTRAINT "Receipt_pkey" PRIMARY KEY ("paymentNo", "edition");

-- The holder of a virtual account, as the gateway names it.
ALTER TABLE "Payment" ADD COLUMN "accountHolder" VARCHAR(60);
