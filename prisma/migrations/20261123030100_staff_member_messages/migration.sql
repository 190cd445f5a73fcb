-- What staff do for a member, told to the member; and logins that staff ended.
ALTER TYPE "MessageKind" ADD VALUE 'nextScreen';
ALTER TYPE "MessageKind" ADD VALUE 'nextScreenInPerson';
ALTER TYPE "MessageKind" ADD VALUE 'nextScreenApply';
ALTER TYPE "MessageKind" ADD VALUE 'accountCorrected';
ALTER TYPE "MessageKind" ADD VALUE 'accountUnlocked';
ALTER TYPE "MessageKind" ADD VALUE 'accountWoken';
ALTER TYPE "MessageKind" ADD VALUE 'loginsEnded';
ALTER TYPE "LoginEndReason" ADD VALUE 'byStaff';
CREATE INDEX "IdentityProof_memberNo_idx" ON "IdentityProof"("memberNo");
CREATE INDEX "Inquiry_memberNo_writtenAt_idx" ON "Inquiry"("memberNo", "writtenAt");
