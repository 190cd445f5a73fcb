-- AlterEnum
ALTER TYPE "MessageKind" ADD VALUE 'inquiryAnswered';

-- CreateTable
CREATE TABLE "Inquiry" (
    "inquiryNo" SERIAL NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "inquiryType" INTEGER NOT NULL,
    "requestNo" UUID NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "content" JSONB NOT NULL,
    "isPrivate" BOOLEAN NOT NULL,
    "isAnonymous" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "Inquiry_pkey" PRIMARY KEY ("inquiryNo")
);

-- CreateTable
CREATE TABLE "InquiryReview" (
    "reviewNo" SERIAL NOT NULL,
    "inquiryNo" INTEGER NOT NULL,
    "employeeNo" INTEGER,
    "requestNo" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "InquiryReview_pkey" PRIMARY KEY ("reviewNo")
);

-- CreateIndex
CREATE INDEX "Inquiry_inquiryType_inquiryNo_idx" ON "Inquiry"("inquiryType", "inquiryNo" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Inquiry_memberNo_requestNo_key" ON "Inquiry"("memberNo", "requestNo");

-- CreateIndex
CREATE UNIQUE INDEX "InquiryReview_inquiryNo_requestNo_key" ON "InquiryReview"("inquiryNo", "requestNo");

-- AddForeignKey
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryReview" ADD CONSTRAINT "InquiryReview_inquiryNo_fkey" FOREIGN KEY ("inquiryNo") REFERENCES "Inquiry"("inquiryNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InquiryReview" ADD CONSTRAINT "InquiryReview_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Only a report hides its writer.
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_anonymous_report" CHECK (NOT "isAnonymous" OR "inquiryType" = 2);
