-- What was signed for the QR symbol of a certificate; those drawn before keep the plain address.
ALTER TABLE "Certificate" ADD COLUMN "signedPayload" VARCHAR(700);
-- The list of withdrawn certificates is asked for by every reader of them.
CREATE INDEX "Certificate_status_idx" ON "Certificate"("status");
