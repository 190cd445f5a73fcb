-- Wrong passwords are counted by network, and one attempt for an id is looked at after the other. A lock lasts a quarter of an hour, so counts begin anew.
DELETE FROM "LoginThrottle";
ALTER TABLE "LoginThrottle" DROP COLUMN "failedCount", DROP COLUMN "lockedUntil",
  ADD COLUMN "failures" JSONB NOT NULL, ADD COLUMN "attemptId" UUID NOT NULL, ADD COLUMN "checkedUntil" TIMESTAMPTZ(3);

-- Codes are counted by the caller's network before the phone, and those to phones of no member all together.
DROP INDEX "PhoneCode_ipAddress_sentAt_idx";
ALTER TABLE "PhoneCode" RENAME COLUMN "ipAddress" TO "network";
ALTER TABLE "PhoneCode" ADD COLUMN "isKnownPhone" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "PhoneCode" ALTER COLUMN "isKnownPhone" DROP DEFAULT;
CREATE INDEX "PhoneCode_memberNo_sentAt_idx" ON "PhoneCode"("memberNo", "sentAt");
CREATE INDEX "PhoneCode_purpose_sentAt_idx" ON "PhoneCode"("purpose", "sentAt");
CREATE INDEX "Member_phone_idx" ON "Member"("phone");
