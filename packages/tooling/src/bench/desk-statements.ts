/** Who was shown is in the log before the answer, in the same statement. */
const LOGGED = `"logged" AS (
  INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "action", "reason", "ipAddress")
  SELECT now(), 1, "memberNo", 'bench', '', '127.0.0.1' FROM "page")`
const people = (where: string, order: string) => `
  WITH "page" AS (
    SELECT "memberNo", "userId", "name", "birth", "phone", "lastLoginAt", "createdAt" FROM "Member"
     WHERE "withdrawnAt" IS NULL AND ${where} ORDER BY ${order} LIMIT 9), ${LOGGED}
  SELECT * FROM "page"`
const countOf = (rows: string) =>
  `(SELECT count(*)::int FROM (SELECT 1 FROM ${rows} LIMIT 10001) "some") AS "count"`

/** The least that answers each question of the desk, and writes the log as it must be; `$1` are the words. */
export const ASK_DESK: Readonly<Record<string, string>> = {
  members: `
    WITH "page" AS (
      SELECT "memberNo", "userId", "name", "birth", "phone", "lastLoginAt", "createdAt" FROM "Member"
       WHERE "withdrawnAt" IS NULL ORDER BY "createdAt" DESC, "memberNo" DESC LIMIT 51), ${LOGGED}
    SELECT *, ${countOf('"Member" WHERE "withdrawnAt" IS NULL')} FROM "page"`,
  payments: `
    WITH "page" AS (
      SELECT p."paymentNo", p."memberNo", m."name", m."phone", p."orderName", p."paymentType", p."amountWon", p."status", p."createdAt",
             p."paidAt", e.*
        FROM "Payment" p JOIN "Member" m USING ("memberNo")
        LEFT JOIN LATERAL (SELECT "salesType", "industryType", "address" FROM "OnlineEnrolment" o
                            WHERE o."applicationNo" = p."applicationNo" ORDER BY "enrolmentNo" LIMIT 1) e ON true
       ORDER BY p."createdAt" DESC, p."paymentNo" DESC LIMIT 51), ${LOGGED}
    SELECT *, ${countOf('"Payment"')} FROM "page"`,
  audit: `
    SELECT a.*, e."name", e."loginId", ${countOf('"AuditEntry"')} FROM "AuditEntry" a LEFT JOIN "Employee" e USING ("employeeNo")
     ORDER BY a."auditNo" DESC LIMIT 51`,
  phoneEnd: people(
    // Found before they are sorted: PostgreSQL takes the index of logins else, and reads every member.
    `"memberNo" = ANY (ARRAY(SELECT "memberNo" FROM "Member" WHERE right("phone", 4) = $1 AND "withdrawnAt" IS NULL))`,
    '"lastLoginAt" DESC NULLS LAST, "memberNo" DESC',
  ),
  name: people(
    `"name" COLLATE "C" >= $1 AND "name" COLLATE "C" < $1 || chr(1114111)`,
    '"name" COLLATE "C", "memberNo" DESC',
  ),
  licence: `
    WITH "page" AS (
      SELECT e.*, k."name" AS "courseName", m."name" FROM "OnlineEnrolment" e JOIN "Course" k USING ("courseNo") JOIN "Member" m USING ("memberNo")
       WHERE e."licenceKey" = $1 ORDER BY e."enrolmentNo" DESC LIMIT 9), ${LOGGED}
    SELECT * FROM "page"`,
  order: `
    WITH "page" AS (SELECT p.*, m."name" FROM "Payment" p JOIN "Member" m USING ("memberNo") WHERE p."paymentNo" = $1::int), ${LOGGED}
    SELECT * FROM "page"`,
  certificate: `
    WITH "page" AS (
      SELECT c.*, e."memberNo", m."name" FROM "Certificate" c JOIN "OnlineEnrolment" e USING ("enrolmentNo") JOIN "Member" m USING ("memberNo")
       WHERE c."certificateNumber" = $1), ${LOGGED}
    SELECT * FROM "page"`,
}
