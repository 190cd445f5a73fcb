-- CreateEnum
CREATE TYPE "SessionEndReason" AS ENUM ('logout', 'displaced', 'expired');

-- CreateEnum
CREATE TYPE "BannerPlace" AS ENUM ('ad', 'footer');

-- CreateEnum
CREATE TYPE "CertificateStatus" AS ENUM ('valid', 'superseded', 'revoked');

-- CreateEnum
CREATE TYPE "EnrolmentStatus" AS ENUM ('applied', 'paid', 'studying', 'studied', 'surveyed', 'completed', 'cancelled', 'refunded', 'expired');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('ready', 'virtualAccountIssued', 'paid', 'failed', 'cancelled', 'paidAfterCancellation', 'mismatched');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('requested', 'sent', 'done', 'failed');

-- CreateEnum
CREATE TYPE "SurveyQuestionKind" AS ENUM ('choice', 'text');

-- CreateTable
CREATE TABLE "Member" (
    "memberNo" SERIAL NOT NULL,
    "userId" VARCHAR(50) NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "birth" CHAR(8) NOT NULL,
    "phone" VARCHAR(11) NOT NULL,
    "email" VARCHAR(120) NOT NULL DEFAULT '',
    "companyPhone" VARCHAR(20) NOT NULL DEFAULT '',
    "identityKeyHash" TEXT,
    "verifiedAt" TIMESTAMPTZ(3),
    "dormantAt" TIMESTAMPTZ(3),
    "withdrawnAt" TIMESTAMPTZ(3),
    "lastLoginAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("memberNo")
);

-- CreateTable
CREATE TABLE "LoginSession" (
    "sessionNo" UUID NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "applicationId" VARCHAR(20) NOT NULL,
    "loggedInAt" TIMESTAMPTZ(3) NOT NULL,
    "extendedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endReason" "SessionEndReason",
    "ipAddress" VARCHAR(45) NOT NULL,
    "userAgent" VARCHAR(300) NOT NULL DEFAULT '',

    CONSTRAINT "LoginSession_pkey" PRIMARY KEY ("sessionNo")
);

-- CreateTable
CREATE TABLE "LoginThrottle" (
    "userId" VARCHAR(100) NOT NULL,
    "failedCount" INTEGER NOT NULL DEFAULT 0,
    "lastFailedAt" TIMESTAMPTZ(3) NOT NULL,
    "lockedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "LoginThrottle_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Notice" (
    "noticeNo" INTEGER NOT NULL,
    "noticeType" INTEGER NOT NULL DEFAULT 1,
    "title" VARCHAR(200) NOT NULL,
    "paragraphs" TEXT[],
    "isImportant" BOOLEAN NOT NULL DEFAULT false,
    "publishedOn" DATE NOT NULL,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("noticeNo")
);

-- CreateTable
CREATE TABLE "Popup" (
    "popupNo" SERIAL NOT NULL,
    "popupType" INTEGER NOT NULL DEFAULT 1,
    "badge" VARCHAR(30) NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    "actionLabel" VARCHAR(30) NOT NULL,
    "url" VARCHAR(300) NOT NULL,
    "mobilePath" VARCHAR(300) NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Popup_pkey" PRIMARY KEY ("popupNo")
);

-- CreateTable
CREATE TABLE "Banner" (
    "bannerNo" SERIAL NOT NULL,
    "place" "BannerPlace" NOT NULL,
    "sizeType" CHAR(1) NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "url" VARCHAR(300) NOT NULL,
    "imagePath" VARCHAR(300) NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Banner_pkey" PRIMARY KEY ("bannerNo")
);

-- CreateTable
CREATE TABLE "RelatedSite" (
    "siteNo" SERIAL NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "url" VARCHAR(300) NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "RelatedSite_pkey" PRIMARY KEY ("siteNo")
);

-- CreateTable
CREATE TABLE "Certificate" (
    "certificateNo" SERIAL NOT NULL,
    "onlineEduNo" INTEGER NOT NULL,
    "certificateNumber" VARCHAR(20) NOT NULL,
    "verificationNumber" VARCHAR(14) NOT NULL,
    "status" "CertificateStatus" NOT NULL DEFAULT 'valid',
    "frozen" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "fileNo" UUID,
    "failure" VARCHAR(300),

    CONSTRAINT "Certificate_pkey" PRIMARY KEY ("certificateNo")
);

-- CreateTable
CREATE TABLE "CertificateCounter" (
    "year" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,
    "lastNumber" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "CertificateCounter_pkey" PRIMARY KEY ("year","salesType")
);

-- CreateTable
CREATE TABLE "Receipt" (
    "paymentNo" INTEGER NOT NULL,
    "receiptNumber" VARCHAR(24) NOT NULL,
    "verificationNumber" VARCHAR(14) NOT NULL,
    "frozen" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "fileNo" UUID,

    CONSTRAINT "Receipt_pkey" PRIMARY KEY ("paymentNo")
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "fileNo" UUID NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "contentType" VARCHAR(80) NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "storageKey" VARCHAR(200) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("fileNo")
);

-- CreateTable
CREATE TABLE "EducationCode" (
    "educationCodeNo" SERIAL NOT NULL,
    "year" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,
    "industryType" INTEGER NOT NULL,
    "onlineType" INTEGER NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "hours" INTEGER NOT NULL,
    "priceWon" INTEGER NOT NULL,
    "passScore" INTEGER NOT NULL DEFAULT 60,
    "questionCount" INTEGER NOT NULL DEFAULT 20,
    "maxAttempts" INTEGER,
    "isOffered" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "EducationCode_pkey" PRIMARY KEY ("educationCodeNo")
);

-- CreateTable
CREATE TABLE "ApplicationWindow" (
    "windowNo" SERIAL NOT NULL,
    "year" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,
    "onlineType" INTEGER NOT NULL,
    "opensAt" TIMESTAMPTZ(3) NOT NULL,
    "closesAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ApplicationWindow_pkey" PRIMARY KEY ("windowNo")
);

-- CreateTable
CREATE TABLE "Lecture" (
    "onlineClassNo" SERIAL NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "summary" VARCHAR(400) NOT NULL DEFAULT '',
    "durationSeconds" INTEGER NOT NULL,
    "mediaKey" VARCHAR(60) NOT NULL,
    "hasCaptions" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "Lecture_pkey" PRIMARY KEY ("onlineClassNo")
);

-- CreateTable
CREATE TABLE "CourseLecture" (
    "educationCodeNo" INTEGER NOT NULL,
    "onlineClassNo" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "CourseLecture_pkey" PRIMARY KEY ("educationCodeNo","onlineClassNo")
);

-- CreateTable
CREATE TABLE "ExamQuestion" (
    "questionNo" SERIAL NOT NULL,
    "topic" VARCHAR(60) NOT NULL,
    "text" VARCHAR(500) NOT NULL,
    "choices" TEXT[],
    "answer" INTEGER NOT NULL,
    "explanation" VARCHAR(500) NOT NULL DEFAULT '',
    "isUsed" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "ExamQuestion_pkey" PRIMARY KEY ("questionNo")
);

-- CreateTable
CREATE TABLE "ExamAttempt" (
    "attemptNo" SERIAL NOT NULL,
    "onlineEduNo" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "draw" JSONB NOT NULL,
    "answers" JSONB NOT NULL DEFAULT '{}',
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "submittedAt" TIMESTAMPTZ(3),
    "score" INTEGER,
    "correctCount" INTEGER,
    "isPassed" BOOLEAN,

    CONSTRAINT "ExamAttempt_pkey" PRIMARY KEY ("attemptNo")
);

-- CreateTable
CREATE TABLE "IdentityCheck" (
    "identityVerificationId" VARCHAR(64) NOT NULL,
    "onlineEduNo" INTEGER NOT NULL,
    "sessionNo" UUID NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "refusedReason" VARCHAR(40),

    CONSTRAINT "IdentityCheck_pkey" PRIMARY KEY ("identityVerificationId")
);

-- CreateTable
CREATE TABLE "Region" (
    "code" CHAR(10) NOT NULL,
    "level" INTEGER NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "parentCode" CHAR(10),
    "validFrom" DATE,
    "validTo" DATE,
    "successor" CHAR(10),

    CONSTRAINT "Region_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "Licence" (
    "licenceNo" VARCHAR(30) NOT NULL,
    "industryCode" VARCHAR(10) NOT NULL,
    "businessTypeName" VARCHAR(40) NOT NULL,
    "businessName" VARCHAR(120) NOT NULL,
    "representativeName" VARCHAR(40) NOT NULL,
    "sidoCode" CHAR(10) NOT NULL,
    "siteAddress" VARCHAR(250) NOT NULL,

    CONSTRAINT "Licence_pkey" PRIMARY KEY ("licenceNo")
);

-- CreateTable
CREATE TABLE "Application" (
    "applyEduNo" SERIAL NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Application_pkey" PRIMARY KEY ("applyEduNo")
);

-- CreateTable
CREATE TABLE "OnlineEnrolment" (
    "onlineEduNo" SERIAL NOT NULL,
    "applyEduNo" INTEGER NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "educationCodeNo" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,
    "industryType" INTEGER NOT NULL,
    "status" "EnrolmentStatus" NOT NULL DEFAULT 'applied',
    "licenceKey" VARCHAR(30) NOT NULL,
    "licenceNo" VARCHAR(30) NOT NULL,
    "businessName" VARCHAR(80) NOT NULL,
    "businessTypeName" VARCHAR(40) NOT NULL DEFAULT '',
    "representative" VARCHAR(40) NOT NULL,
    "sidoCode" CHAR(10) NOT NULL,
    "zipCode" VARCHAR(5) NOT NULL DEFAULT '',
    "address" VARCHAR(150) NOT NULL,
    "address2" VARCHAR(100) NOT NULL DEFAULT '',
    "companyPhone" VARCHAR(20) NOT NULL DEFAULT '',
    "positionType" INTEGER NOT NULL,
    "userName" VARCHAR(40) NOT NULL,
    "birth" CHAR(8) NOT NULL,
    "phone" VARCHAR(11) NOT NULL,
    "priceWon" INTEGER NOT NULL,
    "designationFileNo" UUID,
    "appliedAt" TIMESTAMPTZ(3) NOT NULL,
    "paidAt" TIMESTAMPTZ(3),
    "studiedAt" TIMESTAMPTZ(3),
    "surveyedAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "printedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OnlineEnrolment_pkey" PRIMARY KEY ("onlineEduNo")
);

-- CreateTable
CREATE TABLE "Outbox" (
    "outboxNo" BIGSERIAL NOT NULL,
    "kind" VARCHAR(60) NOT NULL,
    "payload" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notBefore" TIMESTAMPTZ(3),
    "relayedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("outboxNo")
);

-- CreateTable
CREATE TABLE "Payment" (
    "paymentNo" SERIAL NOT NULL,
    "paymentId" VARCHAR(40) NOT NULL,
    "applyEduNo" INTEGER NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "paymentType" INTEGER NOT NULL,
    "orderName" VARCHAR(100) NOT NULL,
    "amountWon" INTEGER NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'ready',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "checkedAt" TIMESTAMPTZ(3),
    "paidAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),
    "transactionId" VARCHAR(80),
    "approvalNumber" VARCHAR(40),
    "methodName" VARCHAR(60),
    "receiptUrl" VARCHAR(400),
    "failure" VARCHAR(300),
    "accountBank" VARCHAR(30),
    "accountNumber" VARCHAR(30),
    "accountExpiresAt" TIMESTAMPTZ(3),
    "attention" VARCHAR(200),

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("paymentNo")
);

-- CreateTable
CREATE TABLE "PaymentNotice" (
    "noticeId" VARCHAR(100) NOT NULL,
    "type" VARCHAR(60) NOT NULL,
    "paymentId" VARCHAR(64) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PaymentNotice_pkey" PRIMARY KEY ("noticeId")
);

-- CreateTable
CREATE TABLE "Refund" (
    "refundNo" SERIAL NOT NULL,
    "paymentNo" INTEGER NOT NULL,
    "amountWon" INTEGER NOT NULL,
    "reason" VARCHAR(200) NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'requested',
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "doneAt" TIMESTAMPTZ(3),
    "failure" VARCHAR(300),
    "accountSealed" BYTEA,
    "cancellationId" VARCHAR(80),

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("refundNo")
);

-- CreateTable
CREATE TABLE "LectureProgress" (
    "onlineEduNo" INTEGER NOT NULL,
    "onlineClassNo" INTEGER NOT NULL,
    "creditedMs" INTEGER NOT NULL DEFAULT 0,
    "checkpointsPassed" INTEGER NOT NULL DEFAULT 0,
    "leaseNo" UUID,
    "lastSequence" INTEGER NOT NULL DEFAULT 0,
    "isPlaying" BOOLEAN NOT NULL DEFAULT false,
    "budgetMs" INTEGER NOT NULL DEFAULT 0,
    "lastBeatAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "lastIpAddress" VARCHAR(45) NOT NULL DEFAULT '',

    CONSTRAINT "LectureProgress_pkey" PRIMARY KEY ("onlineEduNo","onlineClassNo")
);

-- CreateTable
CREATE TABLE "PlayerLease" (
    "memberNo" INTEGER NOT NULL,
    "leaseNo" UUID NOT NULL,
    "onlineEduNo" INTEGER NOT NULL,
    "onlineClassNo" INTEGER NOT NULL,
    "sessionNo" UUID NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PlayerLease_pkey" PRIMARY KEY ("memberNo")
);

-- CreateTable
CREATE TABLE "Survey" (
    "surveyNo" SERIAL NOT NULL,
    "year" INTEGER NOT NULL,
    "title" VARCHAR(120) NOT NULL,

    CONSTRAINT "Survey_pkey" PRIMARY KEY ("surveyNo")
);

-- CreateTable
CREATE TABLE "SurveyQuestion" (
    "questionNo" SERIAL NOT NULL,
    "surveyNo" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "SurveyQuestionKind" NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    "choices" TEXT[],
    "isRequired" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "SurveyQuestion_pkey" PRIMARY KEY ("questionNo")
);

-- CreateTable
CREATE TABLE "SurveyResult" (
    "onlineEduNo" INTEGER NOT NULL,
    "surveyNo" INTEGER NOT NULL,
    "answers" JSONB NOT NULL,
    "submittedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SurveyResult_pkey" PRIMARY KEY ("onlineEduNo")
);

-- CreateIndex
CREATE UNIQUE INDEX "Member_userId_key" ON "Member"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Member_identityKeyHash_key" ON "Member"("identityKeyHash");

-- CreateIndex
CREATE INDEX "LoginSession_memberNo_loggedInAt_idx" ON "LoginSession"("memberNo", "loggedInAt");

-- CreateIndex
CREATE INDEX "Notice_publishedOn_noticeNo_idx" ON "Notice"("publishedOn" DESC, "noticeNo" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_onlineEduNo_key" ON "Certificate"("onlineEduNo");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_certificateNumber_key" ON "Certificate"("certificateNumber");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_verificationNumber_key" ON "Certificate"("verificationNumber");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_fileNo_key" ON "Certificate"("fileNo");

-- CreateIndex
CREATE UNIQUE INDEX "Receipt_receiptNumber_key" ON "Receipt"("receiptNumber");

-- CreateIndex
CREATE UNIQUE INDEX "Receipt_verificationNumber_key" ON "Receipt"("verificationNumber");

-- CreateIndex
CREATE UNIQUE INDEX "Receipt_fileNo_key" ON "Receipt"("fileNo");

-- CreateIndex
CREATE UNIQUE INDEX "StoredFile_storageKey_key" ON "StoredFile"("storageKey");

-- CreateIndex
CREATE UNIQUE INDEX "EducationCode_year_salesType_industryType_onlineType_key" ON "EducationCode"("year", "salesType", "industryType", "onlineType");

-- CreateIndex
CREATE INDEX "ApplicationWindow_year_salesType_onlineType_idx" ON "ApplicationWindow"("year", "salesType", "onlineType");

-- CreateIndex
CREATE UNIQUE INDEX "Lecture_mediaKey_key" ON "Lecture"("mediaKey");

-- CreateIndex
CREATE UNIQUE INDEX "ExamAttempt_onlineEduNo_round_key" ON "ExamAttempt"("onlineEduNo", "round");

-- CreateIndex
CREATE INDEX "IdentityCheck_onlineEduNo_confirmedAt_idx" ON "IdentityCheck"("onlineEduNo", "confirmedAt");

-- CreateIndex
CREATE INDEX "Region_parentCode_idx" ON "Region"("parentCode");

-- CreateIndex
CREATE INDEX "Licence_sidoCode_representativeName_idx" ON "Licence"("sidoCode", "representativeName");

-- CreateIndex
CREATE INDEX "Licence_businessName_idx" ON "Licence"("businessName");

-- CreateIndex
CREATE INDEX "OnlineEnrolment_memberNo_appliedAt_idx" ON "OnlineEnrolment"("memberNo", "appliedAt" DESC);

-- CreateIndex
CREATE INDEX "OnlineEnrolment_licenceKey_year_idx" ON "OnlineEnrolment"("licenceKey", "year");

-- CreateIndex
CREATE INDEX "Outbox_relayedAt_outboxNo_idx" ON "Outbox"("relayedAt", "outboxNo");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_paymentId_key" ON "Payment"("paymentId");

-- CreateIndex
CREATE INDEX "Payment_applyEduNo_idx" ON "Payment"("applyEduNo");

-- CreateIndex
CREATE INDEX "Payment_memberNo_createdAt_idx" ON "Payment"("memberNo", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Payment_status_checkedAt_idx" ON "Payment"("status", "checkedAt");

-- CreateIndex
CREATE INDEX "PaymentNotice_paymentId_idx" ON "PaymentNotice"("paymentId");

-- CreateIndex
CREATE INDEX "Refund_status_idx" ON "Refund"("status");

-- CreateIndex
CREATE UNIQUE INDEX "Survey_year_key" ON "Survey"("year");

-- AddForeignKey
ALTER TABLE "LoginSession" ADD CONSTRAINT "LoginSession_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_onlineEduNo_fkey" FOREIGN KEY ("onlineEduNo") REFERENCES "OnlineEnrolment"("onlineEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_fileNo_fkey" FOREIGN KEY ("fileNo") REFERENCES "StoredFile"("fileNo") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_fileNo_fkey" FOREIGN KEY ("fileNo") REFERENCES "StoredFile"("fileNo") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseLecture" ADD CONSTRAINT "CourseLecture_educationCodeNo_fkey" FOREIGN KEY ("educationCodeNo") REFERENCES "EducationCode"("educationCodeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseLecture" ADD CONSTRAINT "CourseLecture_onlineClassNo_fkey" FOREIGN KEY ("onlineClassNo") REFERENCES "Lecture"("onlineClassNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExamAttempt" ADD CONSTRAINT "ExamAttempt_onlineEduNo_fkey" FOREIGN KEY ("onlineEduNo") REFERENCES "OnlineEnrolment"("onlineEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdentityCheck" ADD CONSTRAINT "IdentityCheck_onlineEduNo_fkey" FOREIGN KEY ("onlineEduNo") REFERENCES "OnlineEnrolment"("onlineEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OnlineEnrolment" ADD CONSTRAINT "OnlineEnrolment_applyEduNo_fkey" FOREIGN KEY ("applyEduNo") REFERENCES "Application"("applyEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OnlineEnrolment" ADD CONSTRAINT "OnlineEnrolment_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OnlineEnrolment" ADD CONSTRAINT "OnlineEnrolment_educationCodeNo_fkey" FOREIGN KEY ("educationCodeNo") REFERENCES "EducationCode"("educationCodeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_applyEduNo_fkey" FOREIGN KEY ("applyEduNo") REFERENCES "Application"("applyEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_paymentNo_fkey" FOREIGN KEY ("paymentNo") REFERENCES "Payment"("paymentNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LectureProgress" ADD CONSTRAINT "LectureProgress_onlineEduNo_fkey" FOREIGN KEY ("onlineEduNo") REFERENCES "OnlineEnrolment"("onlineEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LectureProgress" ADD CONSTRAINT "LectureProgress_onlineClassNo_fkey" FOREIGN KEY ("onlineClassNo") REFERENCES "Lecture"("onlineClassNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerLease" ADD CONSTRAINT "PlayerLease_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyQuestion" ADD CONSTRAINT "SurveyQuestion_surveyNo_fkey" FOREIGN KEY ("surveyNo") REFERENCES "Survey"("surveyNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyResult" ADD CONSTRAINT "SurveyResult_onlineEduNo_fkey" FOREIGN KEY ("onlineEduNo") REFERENCES "OnlineEnrolment"("onlineEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyResult" ADD CONSTRAINT "SurveyResult_surveyNo_fkey" FOREIGN KEY ("surveyNo") REFERENCES "Survey"("surveyNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

-- One session per person and application (decisions.md, accounts and sessions).
CREATE UNIQUE INDEX "LoginSession_one_live" ON "LoginSession" ("memberNo", "applicationId") WHERE "endedAt" IS NULL;

-- One live enrolment per licence, year and course; a completed one stays in the way, an ended one does not.
CREATE UNIQUE INDEX "OnlineEnrolment_one_live" ON "OnlineEnrolment" ("licenceKey", "year", "salesType")
  WHERE "status" NOT IN ('cancelled', 'refunded', 'expired');

-- One open attempt at the test.
CREATE UNIQUE INDEX "ExamAttempt_one_open" ON "ExamAttempt" ("onlineEduNo") WHERE "submittedAt" IS NULL;

-- One open order and one paid order per application: money is never taken twice on purpose.
CREATE UNIQUE INDEX "Payment_one_open" ON "Payment" ("applyEduNo") WHERE "status" IN ('ready', 'virtualAccountIssued');
CREATE UNIQUE INDEX "Payment_one_paid" ON "Payment" ("applyEduNo") WHERE "status" = 'paid';

-- One refund under way or done per payment.
CREATE UNIQUE INDEX "Refund_one_live" ON "Refund" ("paymentNo") WHERE "status" <> 'failed';

ALTER TABLE "EducationCode"
  ADD CONSTRAINT "EducationCode_figures" CHECK ("hours" > 0 AND "priceWon" >= 0 AND "passScore" BETWEEN 1 AND 100 AND "questionCount" > 0),
  ADD CONSTRAINT "EducationCode_types" CHECK ("salesType" IN (1, 2) AND "industryType" IN (1, 2, 3) AND "onlineType" IN (1, 2));
ALTER TABLE "ApplicationWindow" ADD CONSTRAINT "ApplicationWindow_order" CHECK ("opensAt" < "closesAt");
ALTER TABLE "Lecture" ADD CONSTRAINT "Lecture_duration" CHECK ("durationSeconds" > 0);
ALTER TABLE "LectureProgress"
  ADD CONSTRAINT "LectureProgress_credit" CHECK ("creditedMs" >= 0 AND "checkpointsPassed" >= 0 AND "lastSequence" >= 0);
ALTER TABLE "OnlineEnrolment"
  ADD CONSTRAINT "OnlineEnrolment_types" CHECK ("salesType" IN (1, 2) AND "industryType" IN (1, 2, 3) AND "positionType" IN (1, 2)),
  ADD CONSTRAINT "OnlineEnrolment_completed" CHECK (("status" = 'completed') = ("completedAt" IS NOT NULL)),
  ADD CONSTRAINT "OnlineEnrolment_price" CHECK ("priceWon" >= 0);
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_amount" CHECK ("amountWon" > 0);
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_type" CHECK ("paymentType" BETWEEN 1 AND 5);
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_amount" CHECK ("amountWon" > 0);
ALTER TABLE "ExamAttempt" ADD CONSTRAINT "ExamAttempt_graded" CHECK (("submittedAt" IS NULL) = ("score" IS NULL));

-- The relay listens; a poll is only its net.
CREATE FUNCTION "notify_outbox"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER "Outbox_notify" AFTER INSERT ON "Outbox" FOR EACH STATEMENT EXECUTE FUNCTION "notify_outbox"();
