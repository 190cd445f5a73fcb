import { formatVerificationNumber } from '@hygiene/domain/education/certificate/verification-number'
import { paymentNosOf } from '@hygiene/domain/money/order/order-number'
import { readSearch, type SearchFacts } from '@hygiene/domain/staff/search/search-terms'
import { CALLER, logged, MEMBER } from './admin-statements.ts'

export interface BareQuestion {
  loginNo: string
  question: string
  text: string
}

interface BareStatement {
  name: string
  text: string
  values: unknown[]
}

const MOST = 9
const RECENT = 'm."lastLoginAt" DESC NULLS LAST, m."memberNo" DESC'
const found = (where: string) => `
  SELECT ${MEMBER} FROM "Member" m
   WHERE m."memberNo" = ANY (ARRAY(SELECT m."memberNo" FROM "Member" m WHERE m."withdrawnAt" IS NULL AND ${where}))
   ORDER BY ${RECENT} LIMIT ${MOST}`

export function bareSearch(loginNo: string, wording: string): BareStatement {
  const facts = readSearch(wording)
  const values: unknown[] = [loginNo, wording]
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`
  const parts: Record<string, string> = {}
  Object.assign(parts, recordsOf(facts, given))
  const people = peopleOf(facts, given)
  if (people.length > 0) parts['people'] = people.map((text) => `(${text})`).join(' UNION ALL ')

  const named = Object.keys(parts).filter((name) => name !== 'sessions')
  const all = named.map((name) => `SELECT "memberNo" FROM "${name}"`).join(' UNION ALL ')
  const withs = Object.entries(parts).map(([name, text]) => `"${name}" AS (${text})`)
  const text = `WITH ${[CALLER, ...withs, logged({ operation: 'findRecords', detail: '$2::text', rows: `(${all}) n` })].join(', ')}
    SELECT ${Object.keys(parts)
      .map((name) => `(SELECT json_agg(x) FROM "${name}" x) AS "${name}"`)
      .join(', ')} FROM "caller"`
  const name = Object.entries(facts)
    .map(([fact, value]) => (value === null ? '' : fact))
    .join('-')
  return { name: `search${name}`, text, values }
}

type Given = (value: unknown, type: string) => string

function peopleOf(facts: SearchFacts, given: Given): string[] {
  const { userId, phone, recordNo, phoneEnd, name, licenceKey } = facts
  return [
    ...(userId === null ? [] : [found(`m."userId" = ${given(userId, 'text')}`)]),
    ...(phone === null ? [] : [found(`m."phone" = ${given(phone, 'text')}`)]),
    ...(recordNo === null ? [] : [found(`m."memberNo" = ${given(recordNo, 'int')}`)]),
    ...(phoneEnd === null ? [] : [found(`right(m."phone", 4) = ${given(phoneEnd, 'text')}`)]),
    ...(licenceKey === null
      ? []
      : [found('m."memberNo" IN (SELECT "memberNo" FROM "online" UNION SELECT "memberNo" FROM "inPerson")')]),
    ...(name === null
      ? []
      : [
          `SELECT ${MEMBER} FROM "Member" m WHERE m."withdrawnAt" IS NULL AND m."name" COLLATE "C" >= ${given(name, 'text')}
              AND m."name" COLLATE "C" < ${given(`${name}\u{10FFFF}`, 'text')} ORDER BY m."name" COLLATE "C", m."memberNo" DESC LIMIT ${MOST}`,
        ]),
  ]
}

function recordsOf(facts: SearchFacts, given: Given): Record<string, string> {
  const { recordNo, inPersonNo, licenceKey, orderNumber, certificateNumber, verificationNumber } = facts
  const venue = inPersonNo ?? recordNo
  const enrolment = (table: string, key: string, no: number | null) => `
    SELECT e.*, k."name" AS "courseName", m."name" FROM "${table}" e JOIN "Course" k USING ("courseNo") JOIN "Member" m USING ("memberNo")
     WHERE ${[
       ...(no === null ? [] : [`e."${key}" = ${given(no, 'int')}`]),
       ...(licenceKey === null ? [] : [`e."licenceKey" = ${given(licenceKey, 'text')}`]),
     ].join(' OR ')} ORDER BY e."${key}" DESC LIMIT ${MOST}`
  return {
    ...(recordNo === null && licenceKey === null
      ? {}
      : { online: enrolment('OnlineEnrolment', 'enrolmentNo', recordNo) }),
    ...(venue === null && licenceKey === null
      ? {}
      : { inPerson: enrolment('InPersonEnrolment', 'inPersonEnrolmentNo', venue) }),
    ...(orderNumber === null
      ? {}
      : {
          orders: `SELECT p.*, m."name" FROM "Payment" p JOIN "Member" m USING ("memberNo")
                    WHERE p."paymentNo" = ANY (${given(paymentNosOf(orderNumber), 'int[]')})`,
        }),
    ...(certificateNumber === null && verificationNumber === null
      ? {}
      : { certificates: certificateOf(certificateNumber, verificationNumber, given) }),
    ...(recordNo === null
      ? {}
      : {
          sessions: `SELECT s.*, v."name" FROM "InPersonSession" s JOIN "Venue" v USING ("venueNo") WHERE s."sessionNo" = ${given(recordNo, 'int')}`,
        }),
  }
}

function certificateOf(number: string | null, verification: string | null, given: Given): string {
  const where = [
    ...(number === null ? [] : [`"certificateNumber" = ${given(number, 'text')}`]),
    ...(verification === null
      ? []
      : [`"verificationNumber" = ${given(formatVerificationNumber(verification), 'text')}`]),
  ]
  return `SELECT c.*, m."memberNo", m."name" FROM "Certificate" c LEFT JOIN "OnlineEnrolment" e USING ("enrolmentNo")
            LEFT JOIN "InPersonEnrolment" i USING ("inPersonEnrolmentNo")
            JOIN "Member" m ON m."memberNo" = coalesce(e."memberNo", i."memberNo")
           WHERE ${where.map((one) => `c.${one}`).join(' OR ')}`
}
