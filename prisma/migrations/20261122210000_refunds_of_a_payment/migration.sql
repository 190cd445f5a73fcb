CREATE INDEX "Refund_paymentNo_idx" ON "Refund"("paymentNo");
