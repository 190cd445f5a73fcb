import { lockMember } from '@hygiene/db/locks'
import type { Queries } from '@hygiene/db/connect'
import { allowed, denied } from '@hygiene/domain/verdict'
import {
  exemptionGroundLabel,
  exemptionGrounds,
  exemptionLaw,
} from '@hygiene/domain/education/exemption/exemption'
import { type IndustryType, industryTypeLabel, type SalesType, salesTypeLabel } from '@hygiene/domain/text'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { maskLicenceNumber, maskName } from '@hygiene/domain/member/account/masking'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../../staff/approval/approval-kind.ts'

const exemptionFacts = z.object({
  ground: z.enum(exemptionGrounds),
  memberNo: z.int(),
  licenceNo: z.string(),
  year: z.int(),
  salesType: z.union([z.literal(1), z.literal(2)]),
  industryType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  sidoCode: z.string(),
  paperNumber: z.string(),
  institution: z.string(),
})
export type ExemptionAsked = z.infer<typeof exemptionFacts>

/** Exempts a member from a course (Act Art. 41④, Rule Art. 52③④⑥). Two people check the evidence. */
export const grantExemption: ApprovalKind<ExemptionAsked> = {
  kind: 'grantExemption',
  facts: exemptionFacts,
  subject: ({ ground, memberNo, licenceNo, year }) =>
    `exemption ${ground} ${memberNo} ${licenceKey(licenceNo)} ${year}`,
  lock: (db, { memberNo }) => lockMember(db, memberNo),
  async load(db, facts) {
    const member = await db.member.findFirst({ where: { memberNo: facts.memberNo, withdrawnAt: null } })
    if (!member) return null
    const { ground, year, salesType, industryType, licenceNo, paperNumber, institution } = facts
    const course = `${year}년 ${salesTypeLabel[salesType]} · ${industryTypeLabel[industryType]}`
    return {
      title: `${maskName(member.name)} · ${exemptionGroundLabel[ground]}`,
      rows: [
        {
          label: course,
          before: '받아야 함',
          after: ground === 'otherInstitution' ? '받은 것으로 인정' : '면제',
        },
        { label: '영업신고번호', before: '-', after: licenceNo === '' ? '-' : maskLicenceNumber(licenceNo) },
        { label: '근거', before: '-', after: exemptionLaw[ground] },
        { label: '증빙', before: '-', after: `${institution} ${paperNumber}` },
      ],
      follows: [
        '이 교육은 신청하거나 결제할 수 없게 됩니다.',
        '결제하지 않은 신청이 있으면 결제할 때 필요 없다고 알려드립니다.',
      ],
      fingerprint: fingerprintOf([member.name, member.birth, await countExisting(db, facts)]),
      memberNos: [facts.memberNo],
    }
  },
  async perform(db, facts, { approvalNo, now }) {
    if ((await countExisting(db, facts)) > 0) return denied('EXEMPTION_EXISTS')
    const key = licenceKey(facts.licenceNo)
    await db.exemption.create({ data: { ...facts, licenceKey: key, approvalNo, grantedAt: now } })
    return allowed()
  },
}

export function countExisting(
  db: Queries,
  { ground, memberNo, licenceNo, year, salesType, industryType }: ExemptionAsked,
): Promise<number> {
  const course: { salesType: SalesType; industryType: IndustryType } = { salesType, industryType }
  const where = { ground, memberNo, licenceKey: licenceKey(licenceNo), year, ...course, endedAt: null }
  return db.exemption.count({ where })
}
