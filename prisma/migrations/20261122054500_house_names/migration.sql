-- Tables and columns bear the words of the house (docs/glossary.md). Everything is renamed, nothing is rewritten: the rows stay.
ALTER TABLE "EducationCode" RENAME TO "Course";
ALTER TABLE "LoginSession" RENAME TO "Login";
ALTER TABLE "OfflineEnrolment" RENAME TO "InPersonEnrolment";
ALTER TABLE "StaffSession" RENAME TO "StaffLogin";
ALTER TYPE "SessionEndReason" RENAME TO "LoginEndReason";

ALTER TABLE "Application" RENAME COLUMN "applyEduNo" TO "applicationNo";
ALTER TABLE "Attendance" RENAME COLUMN "offlineEducationNo" TO "sessionNo";
ALTER TABLE "Attendance" RENAME COLUMN "applyEduNo" TO "applicationNo";
ALTER TABLE "AuditEntry" RENAME COLUMN "sessionNo" TO "loginNo";
ALTER TABLE "Booking" RENAME COLUMN "applyEduNo" TO "applicationNo";
ALTER TABLE "Booking" RENAME COLUMN "offlineEducationNo" TO "sessionNo";
ALTER TABLE "Certificate" RENAME COLUMN "onlineEduNo" TO "enrolmentNo";
ALTER TABLE "Certificate" RENAME COLUMN "offlineEduNo" TO "inPersonEnrolmentNo";
ALTER TABLE "CourseLecture" RENAME COLUMN "educationCodeNo" TO "courseNo";
ALTER TABLE "CourseLecture" RENAME COLUMN "onlineClassNo" TO "lectureNo";
ALTER TABLE "DoorPass" RENAME COLUMN "offlineEducationNo" TO "sessionNo";
ALTER TABLE "DoorScan" RENAME COLUMN "offlineEducationNo" TO "sessionNo";
ALTER TABLE "DoorScan" RENAME COLUMN "applyEduNo" TO "applicationNo";
ALTER TABLE "Course" RENAME COLUMN "educationCodeNo" TO "courseNo";
ALTER TABLE "EnrolmentSlip" RENAME COLUMN "offlineEduNo" TO "inPersonEnrolmentNo";
ALTER TABLE "EnrolmentSlip" RENAME COLUMN "offlineEducationNo" TO "sessionNo";
ALTER TABLE "ExamAttempt" RENAME COLUMN "onlineEduNo" TO "enrolmentNo";
ALTER TABLE "IdentityCheck" RENAME COLUMN "onlineEduNo" TO "enrolmentNo";
ALTER TABLE "IdentityCheck" RENAME COLUMN "sessionNo" TO "loginNo";
ALTER TABLE "InPersonCourse" RENAME COLUMN "offlineEducationNo" TO "sessionNo";
ALTER TABLE "InPersonCourse" RENAME COLUMN "educationCodeNo" TO "courseNo";
ALTER TABLE "InPersonSession" RENAME COLUMN "offlineEducationNo" TO "sessionNo";
ALTER TABLE "InPersonSession" RENAME COLUMN "sceneNo" TO "venueNo";
ALTER TABLE "Lecture" RENAME COLUMN "onlineClassNo" TO "lectureNo";
ALTER TABLE "LectureProgress" RENAME COLUMN "onlineEduNo" TO "enrolmentNo";
ALTER TABLE "LectureProgress" RENAME COLUMN "onlineClassNo" TO "lectureNo";
ALTER TABLE "Login" RENAME COLUMN "sessionNo" TO "loginNo";
ALTER TABLE "InPersonEnrolment" RENAME COLUMN "offlineEduNo" TO "inPersonEnrolmentNo";
ALTER TABLE "InPersonEnrolment" RENAME COLUMN "applyEduNo" TO "applicationNo";
ALTER TABLE "InPersonEnrolment" RENAME COLUMN "educationCodeNo" TO "courseNo";
ALTER TABLE "OnlineEnrolment" RENAME COLUMN "onlineEduNo" TO "enrolmentNo";
ALTER TABLE "OnlineEnrolment" RENAME COLUMN "applyEduNo" TO "applicationNo";
ALTER TABLE "OnlineEnrolment" RENAME COLUMN "educationCodeNo" TO "courseNo";
ALTER TABLE "Payment" RENAME COLUMN "applyEduNo" TO "applicationNo";
ALTER TABLE "PlayerLease" RENAME COLUMN "onlineEduNo" TO "enrolmentNo";
ALTER TABLE "PlayerLease" RENAME COLUMN "onlineClassNo" TO "lectureNo";
ALTER TABLE "PlayerLease" RENAME COLUMN "sessionNo" TO "loginNo";
ALTER TABLE "SeatMove" RENAME COLUMN "applyEduNo" TO "applicationNo";
ALTER TABLE "StaffLogin" RENAME COLUMN "sessionNo" TO "loginNo";
ALTER TABLE "SurveyResult" RENAME COLUMN "onlineEduNo" TO "enrolmentNo";
ALTER TABLE "Venue" RENAME COLUMN "sceneNo" TO "venueNo";
ALTER TABLE "WaitingEntry" RENAME COLUMN "offlineEducationNo" TO "sessionNo";
ALTER TABLE "WaitingEntry" RENAME COLUMN "applyEduNo" TO "applicationNo";

ALTER TABLE "Attendance" RENAME CONSTRAINT "Attendance_applyEduNo_fkey" TO "Attendance_applicationNo_fkey";
ALTER TABLE "Attendance" RENAME CONSTRAINT "Attendance_offlineEducationNo_fkey" TO "Attendance_sessionNo_fkey";
ALTER TABLE "Booking" RENAME CONSTRAINT "Booking_applyEduNo_fkey" TO "Booking_applicationNo_fkey";
ALTER TABLE "Booking" RENAME CONSTRAINT "Booking_offlineEducationNo_fkey" TO "Booking_sessionNo_fkey";
ALTER TABLE "Certificate" RENAME CONSTRAINT "Certificate_offlineEduNo_fkey" TO "Certificate_inPersonEnrolmentNo_fkey";
ALTER TABLE "Certificate" RENAME CONSTRAINT "Certificate_onlineEduNo_fkey" TO "Certificate_enrolmentNo_fkey";
ALTER TABLE "CourseLecture" RENAME CONSTRAINT "CourseLecture_educationCodeNo_fkey" TO "CourseLecture_courseNo_fkey";
ALTER TABLE "CourseLecture" RENAME CONSTRAINT "CourseLecture_onlineClassNo_fkey" TO "CourseLecture_lectureNo_fkey";
ALTER TABLE "DoorPass" RENAME CONSTRAINT "DoorPass_offlineEducationNo_fkey" TO "DoorPass_sessionNo_fkey";
ALTER TABLE "Course" RENAME CONSTRAINT "EducationCode_figures" TO "Course_figures";
ALTER TABLE "Course" RENAME CONSTRAINT "EducationCode_pkey" TO "Course_pkey";
ALTER TABLE "Course" RENAME CONSTRAINT "EducationCode_types" TO "Course_types";
ALTER TABLE "EnrolmentSlip" RENAME CONSTRAINT "EnrolmentSlip_offlineEduNo_fkey" TO "EnrolmentSlip_inPersonEnrolmentNo_fkey";
ALTER TABLE "ExamAttempt" RENAME CONSTRAINT "ExamAttempt_onlineEduNo_fkey" TO "ExamAttempt_enrolmentNo_fkey";
ALTER TABLE "IdentityCheck" RENAME CONSTRAINT "IdentityCheck_onlineEduNo_fkey" TO "IdentityCheck_enrolmentNo_fkey";
ALTER TABLE "InPersonCourse" RENAME CONSTRAINT "InPersonCourse_educationCodeNo_fkey" TO "InPersonCourse_courseNo_fkey";
ALTER TABLE "InPersonCourse" RENAME CONSTRAINT "InPersonCourse_offlineEducationNo_fkey" TO "InPersonCourse_sessionNo_fkey";
ALTER TABLE "InPersonSession" RENAME CONSTRAINT "InPersonSession_sceneNo_fkey" TO "InPersonSession_venueNo_fkey";
ALTER TABLE "LectureProgress" RENAME CONSTRAINT "LectureProgress_onlineClassNo_fkey" TO "LectureProgress_lectureNo_fkey";
ALTER TABLE "LectureProgress" RENAME CONSTRAINT "LectureProgress_onlineEduNo_fkey" TO "LectureProgress_enrolmentNo_fkey";
ALTER TABLE "Login" RENAME CONSTRAINT "LoginSession_link" TO "Login_link";
ALTER TABLE "Login" RENAME CONSTRAINT "LoginSession_memberNo_fkey" TO "Login_memberNo_fkey";
ALTER TABLE "Login" RENAME CONSTRAINT "LoginSession_pkey" TO "Login_pkey";
ALTER TABLE "InPersonEnrolment" RENAME CONSTRAINT "OfflineEnrolment_applyEduNo_fkey" TO "InPersonEnrolment_applicationNo_fkey";
ALTER TABLE "InPersonEnrolment" RENAME CONSTRAINT "OfflineEnrolment_booking_fkey" TO "InPersonEnrolment_booking_fkey";
ALTER TABLE "InPersonEnrolment" RENAME CONSTRAINT "OfflineEnrolment_completed" TO "InPersonEnrolment_completed";
ALTER TABLE "InPersonEnrolment" RENAME CONSTRAINT "OfflineEnrolment_educationCodeNo_fkey" TO "InPersonEnrolment_courseNo_fkey";
ALTER TABLE "InPersonEnrolment" RENAME CONSTRAINT "OfflineEnrolment_memberNo_fkey" TO "InPersonEnrolment_memberNo_fkey";
ALTER TABLE "InPersonEnrolment" RENAME CONSTRAINT "OfflineEnrolment_pkey" TO "InPersonEnrolment_pkey";
ALTER TABLE "InPersonEnrolment" RENAME CONSTRAINT "OfflineEnrolment_price" TO "InPersonEnrolment_price";
ALTER TABLE "InPersonEnrolment" RENAME CONSTRAINT "OfflineEnrolment_types" TO "InPersonEnrolment_types";
ALTER TABLE "OnlineEnrolment" RENAME CONSTRAINT "OnlineEnrolment_applyEduNo_fkey" TO "OnlineEnrolment_applicationNo_fkey";
ALTER TABLE "OnlineEnrolment" RENAME CONSTRAINT "OnlineEnrolment_educationCodeNo_fkey" TO "OnlineEnrolment_courseNo_fkey";
ALTER TABLE "Payment" RENAME CONSTRAINT "Payment_applyEduNo_fkey" TO "Payment_applicationNo_fkey";
ALTER TABLE "SeatMove" RENAME CONSTRAINT "SeatMove_applyEduNo_fkey" TO "SeatMove_applicationNo_fkey";
ALTER TABLE "StaffLogin" RENAME CONSTRAINT "StaffSession_employeeNo_fkey" TO "StaffLogin_employeeNo_fkey";
ALTER TABLE "StaffLogin" RENAME CONSTRAINT "StaffSession_pkey" TO "StaffLogin_pkey";
ALTER TABLE "SurveyResult" RENAME CONSTRAINT "SurveyResult_onlineEduNo_fkey" TO "SurveyResult_enrolmentNo_fkey";
ALTER TABLE "WaitingEntry" RENAME CONSTRAINT "WaitingEntry_applyEduNo_fkey" TO "WaitingEntry_applicationNo_fkey";
ALTER TABLE "WaitingEntry" RENAME CONSTRAINT "WaitingEntry_offlineEducationNo_fkey" TO "WaitingEntry_sessionNo_fkey";

ALTER INDEX "Attendance_applyEduNo_idx" RENAME TO "Attendance_applicationNo_idx";
ALTER INDEX "Certificate_offlineEduNo_key" RENAME TO "Certificate_inPersonEnrolmentNo_key";
ALTER INDEX "Certificate_onlineEduNo_key" RENAME TO "Certificate_enrolmentNo_key";
ALTER INDEX "DoorScan_offlineEducationNo_applyEduNo_idx" RENAME TO "DoorScan_sessionNo_applicationNo_idx";
ALTER INDEX "EducationCode_year_salesType_industryType_onlineType_key" RENAME TO "Course_year_salesType_industryType_onlineType_key";
ALTER INDEX "ExamAttempt_onlineEduNo_round_key" RENAME TO "ExamAttempt_enrolmentNo_round_key";
ALTER INDEX "IdentityCheck_onlineEduNo_confirmedAt_idx" RENAME TO "IdentityCheck_enrolmentNo_confirmedAt_idx";
ALTER INDEX "InPersonSession_sceneNo_startsAt_idx" RENAME TO "InPersonSession_venueNo_startsAt_idx";
ALTER INDEX "LoginSession_memberNo_loggedInAt_idx" RENAME TO "Login_memberNo_loggedInAt_idx";
ALTER INDEX "LoginSession_one_live" RENAME TO "Login_one_live";
ALTER INDEX "OfflineEnrolment_applyEduNo_idx" RENAME TO "InPersonEnrolment_applicationNo_idx";
ALTER INDEX "OfflineEnrolment_designation" RENAME TO "InPersonEnrolment_designation";
ALTER INDEX "OfflineEnrolment_licenceKey_year_idx" RENAME TO "InPersonEnrolment_licenceKey_year_idx";
ALTER INDEX "OfflineEnrolment_memberNo_appliedAt_idx" RENAME TO "InPersonEnrolment_memberNo_appliedAt_idx";
ALTER INDEX "OfflineEnrolment_one_live" RENAME TO "InPersonEnrolment_one_live";
ALTER INDEX "OnlineEnrolment_applyEduNo_idx" RENAME TO "OnlineEnrolment_applicationNo_idx";
ALTER INDEX "Payment_applyEduNo_idx" RENAME TO "Payment_applicationNo_idx";
ALTER INDEX "SeatMove_applyEduNo_idx" RENAME TO "SeatMove_applicationNo_idx";
ALTER INDEX "StaffSession_employeeNo_startedAt_idx" RENAME TO "StaffLogin_employeeNo_startedAt_idx";
ALTER INDEX "WaitingEntry_applyEduNo_idx" RENAME TO "WaitingEntry_applicationNo_idx";
ALTER SEQUENCE "Application_applyEduNo_seq" RENAME TO "Application_applicationNo_seq";
ALTER SEQUENCE "EducationCode_educationCodeNo_seq" RENAME TO "Course_courseNo_seq";
ALTER SEQUENCE "InPersonSession_offlineEducationNo_seq" RENAME TO "InPersonSession_sessionNo_seq";
ALTER SEQUENCE "Lecture_onlineClassNo_seq" RENAME TO "Lecture_lectureNo_seq";
ALTER SEQUENCE "OfflineEnrolment_offlineEduNo_seq" RENAME TO "InPersonEnrolment_inPersonEnrolmentNo_seq";
ALTER SEQUENCE "OnlineEnrolment_onlineEduNo_seq" RENAME TO "OnlineEnrolment_enrolmentNo_seq";
ALTER SEQUENCE "Venue_sceneNo_seq" RENAME TO "Venue_venueNo_seq";
ALTER TRIGGER "OfflineEnrolment_other_kind" ON "InPersonEnrolment" RENAME TO "InPersonEnrolment_other_kind";
ALTER TRIGGER "OfflineEnrolment_other_kind_again" ON "InPersonEnrolment" RENAME TO "InPersonEnrolment_other_kind_again";

-- A function keeps its text: the one that names a renamed table is written again.
CREATE OR REPLACE FUNCTION "refuse_other_kind"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "taken" boolean;
BEGIN
  INSERT INTO "LicenceTurn" ("licenceKey", "year", "salesType") VALUES (NEW."licenceKey", NEW."year", NEW."salesType")
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    PERFORM 1 FROM "LicenceTurn"
     WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType" FOR UPDATE;
  END IF;
  IF TG_TABLE_NAME = 'OnlineEnrolment' THEN
    "taken" := EXISTS (
      SELECT 1 FROM "InPersonEnrolment"
       WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType"
         AND "status" NOT IN ('cancelled', 'refunded', 'absent'));
  ELSE
    "taken" := EXISTS (
      SELECT 1 FROM "OnlineEnrolment"
       WHERE "licenceKey" = NEW."licenceKey" AND "year" = NEW."year" AND "salesType" = NEW."salesType"
         AND "status" NOT IN ('cancelled', 'refunded', 'expired'));
  END IF;
  IF "taken" THEN
    RAISE unique_violation USING
      MESSAGE = 'The licence has a live record of the other kind',
      DETAIL = 'Key ("licenceKey", "year", "salesType") already exists.',
      TABLE = TG_TABLE_NAME, CONSTRAINT = 'Enrolment_one_live';
  END IF;
  RETURN NEW;
END
$$;
