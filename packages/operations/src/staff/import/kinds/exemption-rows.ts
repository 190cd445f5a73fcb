import * as fields from '@hygiene/contracts/kit/fields'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import type { Exemption } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { type ExemptionGround, judgeExemption } from '@hygiene/domain/education/exemption/exemption'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { writeExemption } from '../../../education/exemption/write-exemption.ts'
import type { Found, ImportRecords, ExistingRecord } from '../import-records.ts'

type Owned = Exemption & { member: { userId: string; name: string } }

/** Imports exemptions by person, place, year and course. A row names its member by login id and name, which must agree. */
export const exemptionRows: ImportRecords = {
  kind: 'exemptions',
  identity: ['ground', 'userId', 'licenceNo', 'year', 'salesType', 'industryType'],
  async find(db, rows, { now, isWriting }) {
    const members = await findMembers(db, rows, isWriting)
    const memberNos = [...members.values()].map(({ memberNo }) => memberNo)
    const existing = await db.exemption.findMany({
      where: { memberNo: { in: memberNos }, endedAt: null },
      include: { member: { select: { userId: true, name: true } } },
      orderBy: { exemptionNo: 'asc' },
    })
    return rows.map((row) => foundFor(row, members.get(row.userId ?? ''), existing, seoulYear(now)))
  },
  async write(db, values, into, { head, now }) {
    const { memberNo } = await db.member.findFirstOrThrow({
      where: { userId: values.userId ?? '', withdrawnAt: null },
    })
    const facts = { ...factsOf(values), memberNo, approvalNo: head.approvalNo ?? 0 }
    return writeExemption(db, facts, into?.recordNo ?? null, now)
  },
}

interface Named {
  memberNo: number
  name: string
}

async function findMembers(
  db: Queries,
  rows: readonly ImportValues[],
  isWriting: boolean,
): Promise<Map<string, Named>> {
  const userIds = [...new Set(rows.map(({ userId = '' }) => userId))]
  if (isWriting)
    await db.$queryRaw`
      SELECT 1 FROM "Member" WHERE "userId" = ANY (${userIds}) ORDER BY "memberNo" FOR NO KEY UPDATE`
  const found = await db.member.findMany({
    where: { userId: { in: userIds }, withdrawnAt: null },
    select: { memberNo: true, userId: true, name: true },
  })
  return new Map(found.map(({ userId, ...member }) => [userId, member]))
}

function foundFor(
  row: ImportValues,
  member: Named | undefined,
  existing: readonly Owned[],
  thisYear: number,
): Found {
  if (!member) return { wrong: '이 아이디를 쓰는 회원이 없습니다.' }
  if (member.name !== row.name) return { wrong: '아이디와 성명이 서로 다른 사람입니다.' }
  const facts = factsOf(row)
  const reason = judgeExemption({ ...facts, thisYear })
  if (reason !== null) return { wrong: REFUSALS[reason].message }
  const own = existing.filter(
    (one) =>
      one.memberNo === member.memberNo &&
      one.ground === facts.ground &&
      one.year === facts.year &&
      one.salesType === facts.salesType &&
      one.industryType === facts.industryType,
  )
  const same = own.find((one) => one.licenceKey === facts.licenceKey)
  if (same) return { is: recordOf(same) }
  const [close] = own
  return close
    ? { closeTo: recordOf(close), why: '같은 사람의 같은 교육에 다른 영업신고번호로 된 면제가 있습니다.' }
    : null
}

function factsOf(row: ImportValues) {
  const licenceNo = row.licenceNo ?? ''
  return {
    ground: row.ground as ExemptionGround,
    licenceNo,
    licenceKey: licenceKey(licenceNo),
    year: Number(row.year),
    salesType: fields.salesType.parse(Number(row.salesType)),
    industryType: fields.industryType.parse(Number(row.industryType)),
    sidoCode: row.sidoCode ?? '',
    paperNumber: row.paperNumber ?? '',
    institution: row.institution ?? '',
  }
}

function recordOf({ exemptionNo, member, ...row }: Owned): ExistingRecord {
  const { ground, licenceNo, year, salesType, industryType, sidoCode, paperNumber, institution } = row
  return {
    recordNo: exemptionNo,
    values: {
      ground,
      userId: member.userId,
      name: member.name,
      licenceNo,
      year: String(year),
      salesType: String(salesType),
      industryType: String(industryType),
      sidoCode,
      paperNumber,
      institution,
    },
  }
}
