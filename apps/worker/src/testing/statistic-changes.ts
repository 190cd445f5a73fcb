export const ANY = {
  member: ['Member', 'memberNo'],
  online: ['OnlineEnrolment', 'enrolmentNo'],
  inPerson: ['InPersonEnrolment', 'inPersonEnrolmentNo'],
  booking: ['Booking', 'applicationNo'],
  session: ['InPersonSession', 'sessionNo'],
  payment: ['Payment', 'paymentNo'],
  refund: ['Refund', 'refundNo'],
  inquiry: ['Inquiry', 'inquiryNo'],
} as const

export const CHANGES: readonly (readonly [keyof typeof ANY, string])[] = [
  [
    'member',
    `UPDATE "Member" SET "mergedIntoNo" = (SELECT min("memberNo") FROM "Member"), "withdrawnAt" = $2 WHERE "memberNo" = $1`,
  ],
  ['member', `UPDATE "Member" SET "mergedIntoNo" = NULL, "withdrawnAt" = NULL WHERE "memberNo" = $1`],
  [
    'online',
    `UPDATE "OnlineEnrolment" SET "status" = 'completed', "completedAt" = $2 WHERE "enrolmentNo" = $1`,
  ],
  [
    'online',
    `UPDATE "OnlineEnrolment" SET "status" = 'revoked' WHERE "enrolmentNo" = $1 AND "status" = 'completed'`,
  ],
  ['online', `UPDATE "OnlineEnrolment" SET "status" = 'refunded', "endedAt" = $2 WHERE "enrolmentNo" = $1`],
  ['online', `UPDATE "OnlineEnrolment" SET "status" = 'expired', "endedAt" = $2 WHERE "enrolmentNo" = $1`],
  ['online', `UPDATE "OnlineEnrolment" SET "studiedAt" = $2, "surveyedAt" = $2 WHERE "enrolmentNo" = $1`],
  ['online', `UPDATE "OnlineEnrolment" SET "sidoCode" = '2600000000' WHERE "enrolmentNo" = $1`],
  [
    'online',
    `UPDATE "OnlineEnrolment" SET "courseNo" = (SELECT max("courseNo") FROM "Course" WHERE "onlineType" = 1) WHERE "enrolmentNo" = $1`,
  ],
  [
    'online',
    `INSERT INTO "ExamAttempt" ("enrolmentNo", "round", "draw", "startedAt", "submittedAt") VALUES ($1, 1, '[]', $2, $2) ON CONFLICT DO NOTHING`,
  ],
  [
    'online',
    `INSERT INTO "WatchLoss" SELECT $1, min("lectureNo"), $2::date, 'LEASE_LOST', 1, 9000 FROM "Lecture"
     ON CONFLICT ("enrolmentNo", "lectureNo", "lostOn", "lossReason") DO UPDATE SET "records" = 5, "lostMs" = 70000`,
  ],
  [
    'inPerson',
    `UPDATE "InPersonEnrolment" SET "status" = 'attended', "attendedAt" = $2 WHERE "inPersonEnrolmentNo" = $1`,
  ],
  [
    'inPerson',
    `UPDATE "InPersonEnrolment" SET "status" = 'completed', "completedAt" = $2 WHERE "inPersonEnrolmentNo" = $1`,
  ],
  ['inPerson', `UPDATE "InPersonEnrolment" SET "status" = 'absent' WHERE "inPersonEnrolmentNo" = $1`],
  ['inPerson', `UPDATE "InPersonEnrolment" SET "sidoCode" = '2600000000' WHERE "inPersonEnrolmentNo" = $1`],
  [
    'inPerson',
    `DELETE FROM "InPersonEnrolment" WHERE "inPersonEnrolmentNo" = $1 AND $2::timestamptz IS NOT NULL`,
  ],
  [
    'booking',
    `UPDATE "Booking" SET "sessionNo" = (SELECT max("sessionNo") FROM "InPersonSession") WHERE "applicationNo" = $1`,
  ],
  [
    'booking',
    `UPDATE "Booking" SET "seat" = 'released', "heldUntil" = NULL, "heldSince" = NULL, "releasedAt" = $2 WHERE "applicationNo" = $1`,
  ],
  ['session', `UPDATE "InPersonSession" SET "startsAt" = $2 WHERE "sessionNo" = $1`],
  [
    'session',
    `UPDATE "InPersonSession" SET "status" = 'cancelled', "cancelledAt" = $2 WHERE "sessionNo" = $1`,
  ],
  [
    'session',
    `UPDATE "InPersonSession" SET "status" = 'open', "capacity" = "capacity" + 1 WHERE "sessionNo" = $1`,
  ],
  [
    'session',
    `UPDATE "InPersonSession" SET "branchNo" = (SELECT max("branchNo") FROM "Branch") WHERE "sessionNo" = $1`,
  ],
  ['payment', `UPDATE "Payment" SET "paidAt" = $2, "status" = 'paid' WHERE "paymentNo" = $1`],
  ['payment', `UPDATE "Payment" SET "amountWon" = "amountWon" + 1, "paymentType" = 5 WHERE "paymentNo" = $1`],
  [
    'payment',
    `INSERT INTO "Refund" ("paymentNo", "amountWon", "reason", "status", "requestedAt", "doneAt")
     SELECT $1, 7000, '', 'done', $2, $2 WHERE NOT EXISTS (SELECT 1 FROM "Refund" WHERE "paymentNo" = $1)`,
  ],
  ['refund', `UPDATE "Refund" SET "transferredOn" = $2::date WHERE "refundNo" = $1`],
  ['refund', `UPDATE "Refund" SET "amountWon" = 1000 WHERE "refundNo" = $1`],
  [
    'inquiry',
    `UPDATE "Inquiry" SET "firstAnswerAt" = $2, "firstAnswerMs" = 59999 + 3600000 * ($1 % 7), "tableState" = 'done' WHERE "inquiryNo" = $1`,
  ],
  [
    'inquiry',
    `UPDATE "Inquiry" SET "mergedIntoNo" = (SELECT min("inquiryNo") FROM "Inquiry") WHERE "inquiryNo" = $1 AND "inquiryNo" <> (SELECT min("inquiryNo") FROM "Inquiry")`,
  ],
  [
    'inquiry',
    `UPDATE "Inquiry" SET "passedTo" = 'branch', "passedBranchNo" = (SELECT min("branchNo") FROM "Branch") WHERE "inquiryNo" = $1`,
  ],
  ['inquiry', `UPDATE "InquiryTerm" SET "answerMinutes" = 60 + ($1 % 3) * 100`],
]
