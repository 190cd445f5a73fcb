import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listInstructors as contract } from '@hygiene/contracts/in-person/instructor/staff/list-instructors'
import { type Instructor, Prisma } from '@hygiene/db/generated/client'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { likePattern } from '@hygiene/db/like-pattern'
import { openText } from '@hygiene/db/sealed-text'
import { addSeoulDays, type SeoulDay, seoulDay } from '@hygiene/domain/time/seoul-day'
import { maskPhone } from '@hygiene/domain/member/account/masking'
import { query } from '../../../kit/operation.ts'

/** Shows a qualification as due this many days before it ends. The number is our choice. */
const DUE_DAYS = 30

const KEYSET: Keyset<'name'> = {
  sorts: { name: { sql: Prisma.sql`i."name"`, type: 'text' } },
  key: { sql: Prisma.sql`i."instructorNo"`, type: 'int' },
}

type Row = Instructor & {
  lessonsAhead: number
  qualifications: { qualification: string; issuedOn: SeoulDay; validUntil: SeoulDay | null }[]
}

export const listInstructors = query(contract, { needs: ['REFUND_ACCOUNT_KEY'] }, async (call) => {
  const { db, input, now, REFUND_ACCOUNT_KEY } = call
  const selection = {
    columns: Prisma.sql`i.*,
      (SELECT count(*)::int FROM "SessionLesson" l
        WHERE l."instructorNo" = i."instructorNo" AND l."endsAt" > ${now}) AS "lessonsAhead",
      (SELECT coalesce(json_agg(json_build_object('qualification', q."qualification", 'issuedOn', q."issuedOn", 'validUntil', q."validUntil")
                                ORDER BY q."issuedOn", q."qualificationNo"), '[]')
         FROM "InstructorQualification" q WHERE q."instructorNo" = i."instructorNo") AS "qualifications"`,
    from: Prisma.sql`"Instructor" i`,
    where: conditions(input, now),
  }
  const { rows, ...page } = await readKeyset<Row, 'name'>(db, KEYSET, selection, input, now)
  const list = rows.map(({ phoneSealed, endedAt, ...row }) => ({
    ...row,
    phone: phoneSealed ? maskPhone(openText(REFUND_ACCOUNT_KEY, phoneSealed)) : '',
    endedAt,
  }))
  return { ...page, list }
})

function conditions({ filter, text }: SentTo<typeof contract>, now: Date): Prisma.Sql[] {
  const { state, isQualificationDue = false } = filter
  const typed = (text ?? '').trim()
  const like = likePattern(typed)
  const dueOn = addSeoulDays(seoulDay(now), DUE_DAYS)
  return [
    ...(state
      ? [state === 'teaching' ? Prisma.sql`i."endedAt" IS NULL` : Prisma.sql`i."endedAt" IS NOT NULL`]
      : []),
    ...(isQualificationDue
      ? [
          Prisma.sql`EXISTS (SELECT 1 FROM "InstructorQualification" q
                              WHERE q."instructorNo" = i."instructorNo" AND q."validUntil" <= ${dueOn}::date)`,
        ]
      : []),
    ...(typed === ''
      ? []
      : [Prisma.sql`(i."name" ILIKE ${like} OR array_to_string(i."subjects", ' ') ILIKE ${like})`]),
  ]
}
