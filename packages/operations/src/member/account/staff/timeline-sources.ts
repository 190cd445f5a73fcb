import { Prisma } from '@hygiene/db/generated/client'
import { viewActions } from '@hygiene/contracts/labels/action-label'

/**
 * Combines the tables of a member's timeline, each with the same columns and an index that begins with the member. None contains
 * the member's number or name.
 */
export function timelineOf(memberNo: number): Prisma.Sql {
  const others = [...accountSources(memberNo), ...recordSources(memberNo), ...talkSources(memberNo)]
  return Prisma.sql`(SELECT o.*, NULL AS "subjectKind", NULL::int AS "subjectNo", '' AS "detail"
      FROM (${Prisma.join(others, ' UNION ALL ')}) o UNION ALL ${loggedSource(memberNo)}) t`
}

function accountSources(memberNo: number): Prisma.Sql[] {
  return [
    Prisma.sql`SELECT 'L' || l."loginNo" AS key, l."loggedInAt" AS at, 'login' AS kind,
      CASE WHEN l."linkedEmployeeNo" IS NULL THEN 'login' ELSE 'linkedLogin' END AS what, l."userAgent" AS about,
      coalesce(l."linkReason", '') AS more, CASE WHEN l."linkedEmployeeNo" IS NULL THEN 'member' ELSE 'staff' END AS by,
      coalesce(e."name", '') AS "byName", NULL::int AS "recordNo"
      FROM "Login" l LEFT JOIN "Employee" e ON e."employeeNo" = l."linkedEmployeeNo" WHERE l."memberNo" = ${memberNo}`,
    Prisma.sql`SELECT 'LE' || l."loginNo", l."endedAt", 'login', 'loginEnded', l."endReason"::text, '',
      CASE l."endReason" WHEN 'logout' THEN 'member' ELSE 'automatic' END, '', NULL
      FROM "Login" l WHERE l."memberNo" = ${memberNo} AND l."endedAt" IS NOT NULL`,
    Prisma.sql`SELECT 'N' || n."noteNo", n."at", 'login', 'note', n."kind"::text, n."about", 'member', '', NULL
      FROM "AccountNote" n WHERE n."memberNo" = ${memberNo}`,
    Prisma.sql`SELECT 'P' || p."identityVerificationId", coalesce(p."confirmedAt", p."requestedAt"), 'login',
      CASE WHEN p."confirmedAt" IS NULL THEN 'proofFailed' ELSE 'proofDone' END, p."purpose"::text,
      coalesce(p."refusedReason", ''), 'member', '', NULL
      FROM "IdentityProof" p
     WHERE p."memberNo" = ${memberNo} AND (p."confirmedAt" IS NOT NULL OR p."refusedReason" IS NOT NULL)`,
  ]
}

function recordSources(memberNo: number): Prisma.Sql[] {
  return [
    ...steps(Prisma.sql`"OnlineEnrolment"`, Prisma.sql`"enrolmentNo"`, 'O', memberNo),
    ...steps(Prisma.sql`"InPersonEnrolment"`, Prisma.sql`"inPersonEnrolmentNo"`, 'I', memberNo),
    Prisma.sql`SELECT 'OS' || e."enrolmentNo", e."surveyedAt", 'study', 'surveyed', e."businessName", '', 'member', '', e."enrolmentNo"
      FROM "OnlineEnrolment" e WHERE e."memberNo" = ${memberNo} AND e."surveyedAt" IS NOT NULL`,
    Prisma.sql`SELECT 'IT' || e."inPersonEnrolmentNo", e."attendedAt", 'study', 'attended', e."businessName", '', 'automatic', '', e."inPersonEnrolmentNo"
      FROM "InPersonEnrolment" e WHERE e."memberNo" = ${memberNo} AND e."attendedAt" IS NOT NULL`,
    Prisma.sql`SELECT 'SF' || e."enrolmentNo" || '-' || p."lectureNo", p."finishedAt", 'study', 'lectureDone', coalesce(r."title", l."title"),
      coalesce(c."position"::text, ''), 'member', '', e."enrolmentNo"
      FROM "OnlineEnrolment" e JOIN "LectureProgress" p USING ("enrolmentNo") JOIN "Lecture" l USING ("lectureNo")
      LEFT JOIN "CourseLecture" c ON c."courseNo" = e."courseNo" AND c."lectureNo" = p."lectureNo"
      LEFT JOIN "TitledLecture" r ON r."courseNo" = e."courseNo" AND r."lectureNo" = p."lectureNo"
     WHERE e."memberNo" = ${memberNo} AND p."finishedAt" IS NOT NULL`,
    Prisma.sql`SELECT 'X' || x."attemptNo", x."submittedAt", 'study', CASE WHEN x."isPassed" THEN 'examDone' ELSE 'examFailed' END,
      coalesce(x."score"::text, ''), x."round"::text, 'member', '', e."enrolmentNo"
      FROM "OnlineEnrolment" e JOIN "ExamAttempt" x USING ("enrolmentNo")
     WHERE e."memberNo" = ${memberNo} AND x."submittedAt" IS NOT NULL`,
    Prisma.sql`SELECT 'K' || k."identityVerificationId", coalesce(k."confirmedAt", k."requestedAt"), 'study',
      CASE WHEN k."confirmedAt" IS NULL THEN 'identityFailed' ELSE 'identityDone' END, coalesce(k."refusedReason", ''), '',
      'member', '', e."enrolmentNo"
      FROM "OnlineEnrolment" e JOIN "IdentityCheck" k USING ("enrolmentNo")
     WHERE e."memberNo" = ${memberNo} AND (k."confirmedAt" IS NOT NULL OR k."refusedReason" IS NOT NULL)`,
    Prisma.sql`SELECT 'SX' || x."extensionNo", x."extendedAt", 'study', 'extended', x."untilOn"::text, x."reason", 'staff', s."name",
      e."enrolmentNo" FROM "OnlineEnrolment" e JOIN "StudyExtension" x USING ("enrolmentNo")
      JOIN "Employee" s ON s."employeeNo" = x."employeeNo" WHERE e."memberNo" = ${memberNo}`,
    Prisma.sql`SELECT 'PP' || p."paymentNo", p."paidAt", 'apply', 'paid', p."amountWon"::text, coalesce(p."methodName", ''), 'member',
      '', p."paymentNo" FROM "Payment" p WHERE p."memberNo" = ${memberNo} AND p."paidAt" IS NOT NULL`,
    Prisma.sql`SELECT 'PF' || p."paymentNo", coalesce(p."checkedAt", p."createdAt"), 'apply', 'payFailed', p."amountWon"::text,
      coalesce(p."failure", ''), 'member', '', p."paymentNo"
      FROM "Payment" p WHERE p."memberNo" = ${memberNo} AND p."status" = 'failed'`,
    Prisma.sql`SELECT 'PC' || p."paymentNo", p."cancelledAt", 'apply', 'payCancelled', p."amountWon"::text, '', 'automatic', '',
      p."paymentNo" FROM "Payment" p WHERE p."memberNo" = ${memberNo} AND p."cancelledAt" IS NOT NULL`,
    Prisma.sql`SELECT 'RR' || r."refundNo", r."requestedAt", 'apply', CASE r."status" WHEN 'failed' THEN 'refundFailed' ELSE 'refundAsked' END,
      r."amountWon"::text, coalesce(r."failure", ''), 'member', '', p."paymentNo"
      FROM "Payment" p JOIN "Refund" r USING ("paymentNo") WHERE p."memberNo" = ${memberNo}`,
    Prisma.sql`SELECT 'RD' || r."refundNo", r."doneAt", 'apply', 'refunded', r."amountWon"::text, '', 'automatic', '', p."paymentNo"
      FROM "Payment" p JOIN "Refund" r USING ("paymentNo") WHERE p."memberNo" = ${memberNo} AND r."doneAt" IS NOT NULL`,
  ]
}

function steps(table: Prisma.Sql, key: Prisma.Sql, mark: string, memberNo: number): Prisma.Sql[] {
  const own = Prisma.sql`FROM ${table} e WHERE e."memberNo" = ${memberNo}`
  return [
    Prisma.sql`SELECT ${`${mark}A`} || e.${key}, e."appliedAt", 'apply', 'applied', e."businessName", ${mark}, 'member', '', e.${key} ${own}`,
    Prisma.sql`SELECT ${`${mark}C`} || e.${key}, e."completedAt", 'study', 'completed', e."businessName", ${mark}, 'automatic', '', e.${key}
      ${own} AND e."completedAt" IS NOT NULL`,
    Prisma.sql`SELECT ${`${mark}E`} || e.${key}, e."endedAt", 'apply', 'ended', e."businessName", e."status"::text, 'automatic', '', e.${key}
      ${own} AND e."endedAt" IS NOT NULL AND e."completedAt" IS NULL`,
  ]
}

const NOTIFIED_ELSEWHERE = ['textMember', 'extendEnrolment', 'answerInquiry', 'redeemLink']

const IS_VIEW = Prisma.sql`a."operation" = ANY (${viewActions}::text[])`

/** A message about an anonymous report would reveal its author. */
const ABOUT_ANONYMOUS = Prisma.sql`(m."kind" IN ('inquiryAnswered', 'inquiryAsked', 'inquiryCorrected') AND EXISTS (
  SELECT FROM "InquiryReview" v JOIN "Inquiry" q USING ("inquiryNo")
   WHERE q."isAnonymous" AND v."reviewNo" = CASE m."kind" WHEN 'inquiryCorrected'
    THEN (SELECT o."reviewNo" FROM "InquiryReviewVersion" o WHERE o."versionNo" = m."aboutNo") ELSE m."aboutNo" END))`

const MESSAGE_STATE = Prisma.sql`CASE WHEN m."failure" IS NOT NULL THEN 'failed' WHEN m."sentAt" IS NULL THEN 'waiting'
  WHEN m."deliveredAt" IS NOT NULL THEN 'delivered' WHEN m."undelivered" IS NOT NULL THEN 'undelivered' ELSE 'sent' END`

function talkSources(memberNo: number): Prisma.Sql[] {
  return [
    Prisma.sql`SELECT 'M' || m."messageNo", m."createdAt", 'message', 'message', m."kind"::text,
      ${MESSAGE_STATE}, 'automatic', '', NULL
      FROM "Message" m WHERE m."memberNo" = ${memberNo} AND m."kind" <> 'staffText' AND NOT ${ABOUT_ANONYMOUS}`,
    Prisma.sql`SELECT 'M' || m."messageNo", m."createdAt", 'message', 'texted', t."body",
      ${MESSAGE_STATE}, 'staff', e."name", NULL
      FROM "Message" m JOIN "StaffText" t ON t."textNo" = m."aboutNo" JOIN "Employee" e ON e."employeeNo" = t."employeeNo"
     WHERE m."memberNo" = ${memberNo} AND m."kind" = 'staffText'`,
    Prisma.sql`SELECT 'Q' || q."inquiryNo", q."writtenAt", 'inquiry', 'asked', q."title", '', 'member', '', q."inquiryNo"
      FROM "Inquiry" q WHERE q."memberNo" = ${memberNo} AND NOT q."isAnonymous"`,
    Prisma.sql`SELECT 'V' || v."reviewNo", v."writtenAt", 'inquiry',
      CASE WHEN v."employeeNo" IS NULL THEN 'followedUp' ELSE 'answered' END, q."title", '',
      CASE WHEN v."employeeNo" IS NULL THEN 'member' ELSE 'staff' END, coalesce(e."name", ''), q."inquiryNo"
      FROM "Inquiry" q JOIN "InquiryReview" v USING ("inquiryNo") LEFT JOIN "Employee" e USING ("employeeNo")
     WHERE q."memberNo" = ${memberNo} AND NOT q."isAnonymous"`,
  ]
}

function loggedSource(memberNo: number): Prisma.Sql {
  return Prisma.sql`SELECT 'A' || a."auditNo", a."at", CASE WHEN ${IS_VIEW} THEN 'view' ELSE 'change' END,
    CASE WHEN ${IS_VIEW} THEN 'view' ELSE 'changed' END, a."operation", a."reason", 'staff', coalesce(e."name", a."consoleUser", ''), NULL,
    a."subjectKind", a."subjectNo", a."detail"
    FROM "AuditEntry" a LEFT JOIN "Employee" e USING ("employeeNo")
   WHERE a."memberNo" = ${memberNo} AND a."operation" <> ALL (${NOTIFIED_ELSEWHERE}::text[])`
}
