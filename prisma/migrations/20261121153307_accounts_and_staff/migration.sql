-- CreateEnum
CREATE TYPE "IdentityPurpose" AS ENUM ('signUp', 'findId', 'findPassword', 'releaseDormant', 'renewIdentity');

-- CreateEnum
CREATE TYPE "PhoneCodePurpose" AS ENUM ('findId', 'changePhone');

-- CreateEnum
CREATE TYPE "ConsentKind" AS ENUM ('terms', 'privacy', 'marketing', 'thirdParty');

-- CreateEnum
CREATE TYPE "StaffRole" AS ENUM ('headquarters', 'branch', 'education', 'finance', 'support', 'readOnly');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "SessionEndReason" ADD VALUE 'passwordChanged';
ALTER TYPE "SessionEndReason" ADD VALUE 'withdrawn';

-- AlterTable
ALTER TABLE "LoginSession" ADD COLUMN     "linkReason" VARCHAR(200),
ADD COLUMN     "linkedEmployeeNo" INTEGER;

-- AlterTable
ALTER TABLE "Member" ADD COLUMN     "address" VARCHAR(150) NOT NULL DEFAULT '',
ADD COLUMN     "address2" VARCHAR(100) NOT NULL DEFAULT '',
ADD COLUMN     "marketingAgreedAt" TIMESTAMPTZ(3),
ADD COLUMN     "passwordChangedAt" TIMESTAMPTZ(3),
ADD COLUMN     "thirdPartyAgreedAt" TIMESTAMPTZ(3),
ADD COLUMN     "zipCode" VARCHAR(5) NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "IdentityProof" (
    "identityVerificationId" VARCHAR(64) NOT NULL,
    "purpose" "IdentityPurpose" NOT NULL,
    "secretHash" CHAR(64) NOT NULL,
    "memberNo" INTEGER,
    "method" INTEGER NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "refusedReason" VARCHAR(40),
    "usedAt" TIMESTAMPTZ(3),
    "name" VARCHAR(40),
    "birth" CHAR(8),
    "phone" VARCHAR(11),
    "identityKeyHash" TEXT,

    CONSTRAINT "IdentityProof_pkey" PRIMARY KEY ("identityVerificationId")
);

-- CreateTable
CREATE TABLE "PhoneCode" (
    "phoneCodeNo" SERIAL NOT NULL,
    "phone" VARCHAR(11) NOT NULL,
    "purpose" "PhoneCodePurpose" NOT NULL,
    "memberNo" INTEGER,
    "codeHash" CHAR(64) NOT NULL,
    "triesLeft" INTEGER NOT NULL DEFAULT 5,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "matchedAt" TIMESTAMPTZ(3),
    "proofHash" CHAR(64),
    "usedAt" TIMESTAMPTZ(3),
    "ipAddress" VARCHAR(45) NOT NULL,

    CONSTRAINT "PhoneCode_pkey" PRIMARY KEY ("phoneCodeNo")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "tokenHash" CHAR(64) NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "ConsentRecord" (
    "consentNo" SERIAL NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "kind" "ConsentKind" NOT NULL,
    "isGiven" BOOLEAN NOT NULL,
    "version" VARCHAR(20) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ConsentRecord_pkey" PRIMARY KEY ("consentNo")
);

-- CreateTable
CREATE TABLE "BlockedRange" (
    "rangeNo" SERIAL NOT NULL,
    "cidr" VARCHAR(50) NOT NULL,
    "reason" VARCHAR(200) NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),

    CONSTRAINT "BlockedRange_pkey" PRIMARY KEY ("rangeNo")
);

-- CreateTable
CREATE TABLE "ReferrerVisit" (
    "visitedOn" DATE NOT NULL,
    "siteName" VARCHAR(100) NOT NULL,
    "visits" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ReferrerVisit_pkey" PRIMARY KEY ("visitedOn","siteName")
);

-- CreateTable
CREATE TABLE "OldEducation" (
    "oldEduNo" SERIAL NOT NULL,
    "memberNo" INTEGER,
    "outnumber" VARCHAR(30) NOT NULL,
    "uname" VARCHAR(40) NOT NULL,
    "ubir" CHAR(8) NOT NULL,
    "jikchek" VARCHAR(20) NOT NULL DEFAULT '',
    "utel" VARCHAR(20) NOT NULL DEFAULT '',
    "cuname" VARCHAR(80) NOT NULL,
    "cname" VARCHAR(80) NOT NULL,
    "uaddr1" VARCHAR(150) NOT NULL,
    "gubun" VARCHAR(40) NOT NULL DEFAULT '',
    "eduEndDate" DATE NOT NULL,
    "printedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OldEducation_pkey" PRIMARY KEY ("oldEduNo")
);

-- CreateTable
CREATE TABLE "Employee" (
    "employeeNo" SERIAL NOT NULL,
    "loginId" VARCHAR(50) NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "role" "StaffRole" NOT NULL,
    "branchNo" INTEGER,
    "totpSealed" BYTEA,
    "totpConfirmedAt" TIMESTAMPTZ(3),
    "lastTotpStep" INTEGER,
    "disabledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Employee_pkey" PRIMARY KEY ("employeeNo")
);

-- CreateTable
CREATE TABLE "RoleGrant" (
    "grantNo" SERIAL NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "role" "StaffRole" NOT NULL,
    "grantedBy" VARCHAR(60) NOT NULL,
    "grantedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RoleGrant_pkey" PRIMARY KEY ("grantNo")
);

-- CreateTable
CREATE TABLE "StaffSession" (
    "sessionNo" UUID NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "provedAt" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "extendedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "ipAddress" VARCHAR(45) NOT NULL,
    "userAgent" VARCHAR(300) NOT NULL DEFAULT '',

    CONSTRAINT "StaffSession_pkey" PRIMARY KEY ("sessionNo")
);

-- CreateTable
CREATE TABLE "LinkToken" (
    "tokenHash" CHAR(64) NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "reason" VARCHAR(200) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LinkToken_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "auditNo" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "memberNo" INTEGER,
    "sessionNo" UUID,
    "action" VARCHAR(60) NOT NULL,
    "reason" VARCHAR(200) NOT NULL,
    "ipAddress" VARCHAR(45) NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("auditNo")
);

-- CreateIndex
CREATE INDEX "IdentityProof_requestedAt_idx" ON "IdentityProof"("requestedAt");

-- CreateIndex
CREATE UNIQUE INDEX "PhoneCode_proofHash_key" ON "PhoneCode"("proofHash");

-- CreateIndex
CREATE INDEX "PhoneCode_phone_sentAt_idx" ON "PhoneCode"("phone", "sentAt");

-- CreateIndex
CREATE INDEX "PhoneCode_ipAddress_sentAt_idx" ON "PhoneCode"("ipAddress", "sentAt");

-- CreateIndex
CREATE INDEX "PasswordReset_memberNo_idx" ON "PasswordReset"("memberNo");

-- CreateIndex
CREATE INDEX "ConsentRecord_memberNo_kind_at_idx" ON "ConsentRecord"("memberNo", "kind", "at");

-- CreateIndex
CREATE UNIQUE INDEX "OldEducation_outnumber_key" ON "OldEducation"("outnumber");

-- CreateIndex
CREATE INDEX "OldEducation_memberNo_idx" ON "OldEducation"("memberNo");

-- CreateIndex
CREATE INDEX "OldEducation_uname_ubir_idx" ON "OldEducation"("uname", "ubir");

-- CreateIndex
CREATE UNIQUE INDEX "Employee_loginId_key" ON "Employee"("loginId");

-- CreateIndex
CREATE INDEX "RoleGrant_employeeNo_idx" ON "RoleGrant"("employeeNo");

-- CreateIndex
CREATE INDEX "StaffSession_employeeNo_startedAt_idx" ON "StaffSession"("employeeNo", "startedAt");

-- CreateIndex
CREATE INDEX "LinkToken_memberNo_idx" ON "LinkToken"("memberNo");

-- CreateIndex
CREATE INDEX "AuditEntry_memberNo_at_idx" ON "AuditEntry"("memberNo", "at");

-- CreateIndex
CREATE INDEX "AuditEntry_employeeNo_at_idx" ON "AuditEntry"("employeeNo", "at");

-- AddForeignKey
ALTER TABLE "IdentityProof" ADD CONSTRAINT "IdentityProof_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PhoneCode" ADD CONSTRAINT "PhoneCode_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsentRecord" ADD CONSTRAINT "ConsentRecord_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OldEducation" ADD CONSTRAINT "OldEducation_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoleGrant" ADD CONSTRAINT "RoleGrant_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffSession" ADD CONSTRAINT "StaffSession_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LinkToken" ADD CONSTRAINT "LinkToken_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LinkToken" ADD CONSTRAINT "LinkToken_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

ALTER TABLE "PhoneCode" ADD CONSTRAINT "PhoneCode_tries" CHECK ("triesLeft" BETWEEN 0 AND 5);
ALTER TABLE "BlockedRange" ADD CONSTRAINT "BlockedRange_cidr" CHECK ("cidr"::inet IS NOT NULL);
ALTER TABLE "LoginSession"
  ADD CONSTRAINT "LoginSession_link" CHECK (("linkedEmployeeNo" IS NULL) = ("linkReason" IS NULL));

-- The audit log can only grow; the retention job removes what is past its time with a switch of its own.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The audit log is append-only';
END $$;
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "AuditEntry_no_truncate" BEFORE TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
