-- CreateEnum
CREATE TYPE "InPersonSessionStatus" AS ENUM ('open', 'cancelled', 'closed');

-- CreateEnum
CREATE TYPE "SeatState" AS ENUM ('waiting', 'held', 'sold', 'released');

-- CreateEnum
CREATE TYPE "InPersonStatus" AS ENUM ('applied', 'paid', 'attended', 'completed', 'cancelled', 'refunded', 'absent');

-- CreateEnum
CREATE TYPE "InPersonEndReason" AS ENUM ('byPerson', 'holdLapsed', 'waitingLapsed', 'sessionCancelled');

-- CreateEnum
CREATE TYPE "WaitingStatus" AS ENUM ('waiting', 'offered', 'accepted', 'declined', 'lapsed', 'left', 'sessionGone');

-- CreateEnum
CREATE TYPE "MoveCause" AS ENUM ('person', 'offer', 'association');

-- CreateEnum
CREATE TYPE "DoorDirection" AS ENUM ('in', 'out');

-- CreateEnum
CREATE TYPE "DoorMethod" AS ENUM ('qr', 'manual');

-- CreateEnum
CREATE TYPE "MessageKind" AS ENUM ('seatConfirmed', 'seatOffered', 'offerLapsed', 'holdLapsed', 'sessionCancelled', 'sessionMoved', 'certificateIssued');

-- DropForeignKey
ALTER TABLE "Certificate" DROP CONSTRAINT "Certificate_onlineEduNo_fkey";

-- AlterTable
ALTER TABLE "Certificate" ADD COLUMN     "offlineEduNo" INTEGER,
ALTER COLUMN "onlineEduNo" DROP NOT NULL;

-- CreateTable
CREATE TABLE "Branch" (
    "branchNo" SERIAL NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "sidoCode" CHAR(10) NOT NULL,
    "phone" VARCHAR(20) NOT NULL,
    "address" VARCHAR(150) NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Branch_pkey" PRIMARY KEY ("branchNo")
);

-- CreateTable
CREATE TABLE "Venue" (
    "sceneNo" SERIAL NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "sidoCode" CHAR(10) NOT NULL,
    "address" VARCHAR(150) NOT NULL,
    "address2" VARCHAR(100) NOT NULL DEFAULT '',
    "mapUrl" VARCHAR(300) NOT NULL DEFAULT '',
    "phone" VARCHAR(20) NOT NULL DEFAULT '',
    "directions" VARCHAR(300) NOT NULL DEFAULT '',
    "hallCapacity" INTEGER NOT NULL,

    CONSTRAINT "Venue_pkey" PRIMARY KEY ("sceneNo")
);

-- CreateTable
CREATE TABLE "InPersonSession" (
    "offlineEducationNo" SERIAL NOT NULL,
    "sceneNo" INTEGER NOT NULL,
    "branchNo" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "capacity" INTEGER NOT NULL,
    "applyOpensAt" TIMESTAMPTZ(3) NOT NULL,
    "applyClosesAt" TIMESTAMPTZ(3) NOT NULL,
    "isShown" BOOLEAN NOT NULL DEFAULT true,
    "status" "InPersonSessionStatus" NOT NULL DEFAULT 'open',
    "cancelReason" VARCHAR(200) NOT NULL DEFAULT '',
    "cancelledAt" TIMESTAMPTZ(3),
    "replacedByNo" INTEGER,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "InPersonSession_pkey" PRIMARY KEY ("offlineEducationNo")
);

-- CreateTable
CREATE TABLE "InPersonCourse" (
    "offlineEducationNo" INTEGER NOT NULL,
    "educationCodeNo" INTEGER NOT NULL,
    "industryType" INTEGER NOT NULL,
    "capacity" INTEGER,

    CONSTRAINT "InPersonCourse_pkey" PRIMARY KEY ("offlineEducationNo","industryType")
);

-- CreateTable
CREATE TABLE "Booking" (
    "applyEduNo" INTEGER NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "offlineEducationNo" INTEGER NOT NULL,
    "seat" "SeatState" NOT NULL,
    "heldUntil" TIMESTAMPTZ(3),
    "heldSince" TIMESTAMPTZ(3),
    "bookedAt" TIMESTAMPTZ(3) NOT NULL,
    "releasedAt" TIMESTAMPTZ(3),
    "attention" VARCHAR(200),

    CONSTRAINT "Booking_pkey" PRIMARY KEY ("applyEduNo")
);

-- CreateTable
CREATE TABLE "OfflineEnrolment" (
    "offlineEduNo" SERIAL NOT NULL,
    "applyEduNo" INTEGER NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "educationCodeNo" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "salesType" INTEGER NOT NULL,
    "industryType" INTEGER NOT NULL,
    "status" "InPersonStatus" NOT NULL DEFAULT 'applied',
    "endReason" "InPersonEndReason",
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
    "attendedAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "printedAt" TIMESTAMPTZ(3),
    "slipPrintedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OfflineEnrolment_pkey" PRIMARY KEY ("offlineEduNo")
);

-- CreateTable
CREATE TABLE "WaitingEntry" (
    "waitingNo" SERIAL NOT NULL,
    "offlineEducationNo" INTEGER NOT NULL,
    "applyEduNo" INTEGER NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "status" "WaitingStatus" NOT NULL DEFAULT 'waiting',
    "joinedAt" TIMESTAMPTZ(3) NOT NULL,
    "offeredAt" TIMESTAMPTZ(3),
    "offerUntil" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "WaitingEntry_pkey" PRIMARY KEY ("waitingNo")
);

-- CreateTable
CREATE TABLE "SeatMove" (
    "moveNo" SERIAL NOT NULL,
    "applyEduNo" INTEGER NOT NULL,
    "fromNo" INTEGER NOT NULL,
    "toNo" INTEGER NOT NULL,
    "movedAt" TIMESTAMPTZ(3) NOT NULL,
    "cause" "MoveCause" NOT NULL,

    CONSTRAINT "SeatMove_pkey" PRIMARY KEY ("moveNo")
);

-- CreateTable
CREATE TABLE "Attendance" (
    "offlineEducationNo" INTEGER NOT NULL,
    "applyEduNo" INTEGER NOT NULL,
    "inAt" TIMESTAMPTZ(3),
    "outAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Attendance_pkey" PRIMARY KEY ("offlineEducationNo","applyEduNo")
);

-- CreateTable
CREATE TABLE "DoorScan" (
    "scanNo" UUID NOT NULL,
    "doorPassNo" INTEGER NOT NULL,
    "offlineEducationNo" INTEGER NOT NULL,
    "applyEduNo" INTEGER NOT NULL,
    "direction" "DoorDirection" NOT NULL,
    "method" "DoorMethod" NOT NULL,
    "deviceNo" UUID NOT NULL,
    "scannedAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DoorScan_pkey" PRIMARY KEY ("scanNo")
);

-- CreateTable
CREATE TABLE "DoorPass" (
    "doorPassNo" SERIAL NOT NULL,
    "offlineEducationNo" INTEGER NOT NULL,
    "codeHash" CHAR(64) NOT NULL,
    "label" VARCHAR(60) NOT NULL DEFAULT '',
    "validFrom" TIMESTAMPTZ(3) NOT NULL,
    "validUntil" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DoorPass_pkey" PRIMARY KEY ("doorPassNo")
);

-- CreateTable
CREATE TABLE "EnrolmentSlip" (
    "offlineEduNo" INTEGER NOT NULL,
    "offlineEducationNo" INTEGER NOT NULL,
    "frozen" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "fileNo" UUID,
    "failure" VARCHAR(300),

    CONSTRAINT "EnrolmentSlip_pkey" PRIMARY KEY ("offlineEduNo")
);

-- CreateTable
CREATE TABLE "Message" (
    "messageNo" SERIAL NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "kind" "MessageKind" NOT NULL,
    "aboutNo" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "providerNo" VARCHAR(60),
    "failure" VARCHAR(300),

    CONSTRAINT "Message_pkey" PRIMARY KEY ("messageNo")
);

-- CreateIndex
CREATE INDEX "InPersonSession_startsAt_idx" ON "InPersonSession"("startsAt");

-- CreateIndex
CREATE INDEX "InPersonSession_sceneNo_startsAt_idx" ON "InPersonSession"("sceneNo", "startsAt");

-- CreateIndex
CREATE INDEX "Booking_memberNo_idx" ON "Booking"("memberNo");

-- CreateIndex
CREATE INDEX "OfflineEnrolment_memberNo_appliedAt_idx" ON "OfflineEnrolment"("memberNo", "appliedAt" DESC);

-- CreateIndex
CREATE INDEX "OfflineEnrolment_licenceKey_year_idx" ON "OfflineEnrolment"("licenceKey", "year");

-- CreateIndex
CREATE INDEX "OfflineEnrolment_applyEduNo_idx" ON "OfflineEnrolment"("applyEduNo");

-- CreateIndex
CREATE INDEX "WaitingEntry_memberNo_idx" ON "WaitingEntry"("memberNo");

-- CreateIndex
CREATE INDEX "WaitingEntry_applyEduNo_idx" ON "WaitingEntry"("applyEduNo");

-- CreateIndex
CREATE INDEX "SeatMove_applyEduNo_idx" ON "SeatMove"("applyEduNo");

-- CreateIndex
CREATE INDEX "Attendance_applyEduNo_idx" ON "Attendance"("applyEduNo");

-- CreateIndex
CREATE INDEX "DoorScan_offlineEducationNo_applyEduNo_idx" ON "DoorScan"("offlineEducationNo", "applyEduNo");

-- CreateIndex
CREATE UNIQUE INDEX "DoorPass_codeHash_key" ON "DoorPass"("codeHash");

-- CreateIndex
CREATE UNIQUE INDEX "EnrolmentSlip_fileNo_key" ON "EnrolmentSlip"("fileNo");

-- CreateIndex
CREATE INDEX "Message_memberNo_createdAt_idx" ON "Message"("memberNo", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_offlineEduNo_key" ON "Certificate"("offlineEduNo");

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_onlineEduNo_fkey" FOREIGN KEY ("onlineEduNo") REFERENCES "OnlineEnrolment"("onlineEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_offlineEduNo_fkey" FOREIGN KEY ("offlineEduNo") REFERENCES "OfflineEnrolment"("offlineEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InPersonSession" ADD CONSTRAINT "InPersonSession_sceneNo_fkey" FOREIGN KEY ("sceneNo") REFERENCES "Venue"("sceneNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InPersonSession" ADD CONSTRAINT "InPersonSession_branchNo_fkey" FOREIGN KEY ("branchNo") REFERENCES "Branch"("branchNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InPersonSession" ADD CONSTRAINT "InPersonSession_replacedByNo_fkey" FOREIGN KEY ("replacedByNo") REFERENCES "InPersonSession"("offlineEducationNo") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InPersonCourse" ADD CONSTRAINT "InPersonCourse_offlineEducationNo_fkey" FOREIGN KEY ("offlineEducationNo") REFERENCES "InPersonSession"("offlineEducationNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InPersonCourse" ADD CONSTRAINT "InPersonCourse_educationCodeNo_fkey" FOREIGN KEY ("educationCodeNo") REFERENCES "EducationCode"("educationCodeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Booking" ADD CONSTRAINT "Booking_applyEduNo_fkey" FOREIGN KEY ("applyEduNo") REFERENCES "Application"("applyEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Booking" ADD CONSTRAINT "Booking_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Booking" ADD CONSTRAINT "Booking_offlineEducationNo_fkey" FOREIGN KEY ("offlineEducationNo") REFERENCES "InPersonSession"("offlineEducationNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfflineEnrolment" ADD CONSTRAINT "OfflineEnrolment_applyEduNo_fkey" FOREIGN KEY ("applyEduNo") REFERENCES "Application"("applyEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfflineEnrolment" ADD CONSTRAINT "OfflineEnrolment_booking_fkey" FOREIGN KEY ("applyEduNo") REFERENCES "Booking"("applyEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfflineEnrolment" ADD CONSTRAINT "OfflineEnrolment_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfflineEnrolment" ADD CONSTRAINT "OfflineEnrolment_educationCodeNo_fkey" FOREIGN KEY ("educationCodeNo") REFERENCES "EducationCode"("educationCodeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingEntry" ADD CONSTRAINT "WaitingEntry_offlineEducationNo_fkey" FOREIGN KEY ("offlineEducationNo") REFERENCES "InPersonSession"("offlineEducationNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingEntry" ADD CONSTRAINT "WaitingEntry_applyEduNo_fkey" FOREIGN KEY ("applyEduNo") REFERENCES "Booking"("applyEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingEntry" ADD CONSTRAINT "WaitingEntry_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeatMove" ADD CONSTRAINT "SeatMove_applyEduNo_fkey" FOREIGN KEY ("applyEduNo") REFERENCES "Booking"("applyEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_offlineEducationNo_fkey" FOREIGN KEY ("offlineEducationNo") REFERENCES "InPersonSession"("offlineEducationNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_applyEduNo_fkey" FOREIGN KEY ("applyEduNo") REFERENCES "Booking"("applyEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DoorScan" ADD CONSTRAINT "DoorScan_doorPassNo_fkey" FOREIGN KEY ("doorPassNo") REFERENCES "DoorPass"("doorPassNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DoorPass" ADD CONSTRAINT "DoorPass_offlineEducationNo_fkey" FOREIGN KEY ("offlineEducationNo") REFERENCES "InPersonSession"("offlineEducationNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EnrolmentSlip" ADD CONSTRAINT "EnrolmentSlip_offlineEduNo_fkey" FOREIGN KEY ("offlineEduNo") REFERENCES "OfflineEnrolment"("offlineEduNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EnrolmentSlip" ADD CONSTRAINT "EnrolmentSlip_fileNo_fkey" FOREIGN KEY ("fileNo") REFERENCES "StoredFile"("fileNo") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand from here: what the schema language cannot say.

-- One live record per licence, year and kind of operator; a completed one stays in the way, an ended one does not.
CREATE UNIQUE INDEX "OfflineEnrolment_one_live" ON "OfflineEnrolment" ("licenceKey", "year", "salesType")
  WHERE "status" NOT IN ('cancelled', 'refunded', 'absent');

-- Seats are counted by session, under the session's lock.
CREATE INDEX "Booking_seats" ON "Booking" ("offlineEducationNo") WHERE "seat" IN ('held', 'sold');
-- Holds that run out, for the worker.
CREATE INDEX "Booking_holds" ON "Booking" ("heldUntil") WHERE "seat" = 'held';
CREATE INDEX "WaitingEntry_queue" ON "WaitingEntry" ("offlineEducationNo", "joinedAt", "waitingNo")
  WHERE "status" IN ('waiting', 'offered');
-- Nobody waits twice for one session.
CREATE UNIQUE INDEX "WaitingEntry_one_live" ON "WaitingEntry" ("offlineEducationNo", "applyEduNo")
  WHERE "status" IN ('waiting', 'offered');
CREATE INDEX "InPersonSession_open_ends" ON "InPersonSession" ("endsAt") WHERE "status" = 'open';

ALTER TABLE "Venue" ADD CONSTRAINT "Venue_hall" CHECK ("hallCapacity" > 0);
ALTER TABLE "InPersonSession"
  ADD CONSTRAINT "InPersonSession_times" CHECK ("startsAt" < "endsAt" AND "applyOpensAt" < "applyClosesAt" AND "applyClosesAt" <= "startsAt"),
  ADD CONSTRAINT "InPersonSession_capacity" CHECK ("capacity" > 0),
  ADD CONSTRAINT "InPersonSession_salesType" CHECK ("salesType" IN (1, 2)),
  ADD CONSTRAINT "InPersonSession_cancelled" CHECK (("status" = 'cancelled') = ("cancelledAt" IS NOT NULL));
ALTER TABLE "InPersonCourse"
  ADD CONSTRAINT "InPersonCourse_trade" CHECK ("industryType" IN (1, 2, 3)),
  ADD CONSTRAINT "InPersonCourse_capacity" CHECK ("capacity" > 0);
ALTER TABLE "Booking"
  ADD CONSTRAINT "Booking_held" CHECK (("seat" = 'held') = ("heldUntil" IS NOT NULL)),
  ADD CONSTRAINT "Booking_released" CHECK (("seat" = 'released') = ("releasedAt" IS NOT NULL));
ALTER TABLE "OfflineEnrolment"
  ADD CONSTRAINT "OfflineEnrolment_types" CHECK ("salesType" IN (1, 2) AND "industryType" IN (1, 2, 3) AND "positionType" IN (1, 2)),
  ADD CONSTRAINT "OfflineEnrolment_completed" CHECK (("status" = 'completed') = ("completedAt" IS NOT NULL)),
  ADD CONSTRAINT "OfflineEnrolment_price" CHECK ("priceWon" >= 0);
ALTER TABLE "WaitingEntry"
  ADD CONSTRAINT "WaitingEntry_offer" CHECK ("status" <> 'offered' OR ("offeredAt" IS NOT NULL AND "offerUntil" IS NOT NULL));
ALTER TABLE "Certificate"
  ADD CONSTRAINT "Certificate_one_record" CHECK (("onlineEduNo" IS NULL) <> ("offlineEduNo" IS NULL));
ALTER TABLE "DoorPass" ADD CONSTRAINT "DoorPass_times" CHECK ("validFrom" < "validUntil");
