import { type Member, type PrismaClient, type Queries, transaction } from '@hygiene/db'
import {
  type CaseField,
  caseReason,
  denied,
  type EnrolmentField,
  loggedAction,
  type MemberField,
} from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import { type CaseOf, demandCase } from './demand-case.ts'
import { reachMember } from './reach-member.ts'

interface FieldWanted extends CaseOf {
  branches: readonly number[] | null
  field: CaseField
  enrolmentNo: number | null
  inPersonEnrolmentNo: number | null
  ipAddress: string
}

type Unmasked =
  | { allowed: true; value: string }
  | { allowed: false; reason: 'MEMBER_CASE_REQUIRED' | 'MEMBER_NOT_FOUND' | 'ENROLMENT_NOT_FOUND' }

/** One field of one person; the staff's log names field and case before it is shown. */
export async function unmaskField(client: PrismaClient, wanted: FieldWanted, now: Date): Promise<Unmasked> {
  const { employeeNo, memberNo, branches, field, ipAddress } = wanted
  return transaction(client, async (db): Promise<Unmasked> => {
    const member = await reachMember(db, branches, memberNo)
    if (!member) return denied('MEMBER_NOT_FOUND')
    const demanded = await demandCase(db, wanted, now)
    if (!demanded.allowed) return demanded
    const value = isMemberField(field) ? memberValue[field](member) : await enrolmentValue(db, wanted, field)
    if (value === null) return denied('ENROLMENT_NOT_FOUND')
    const action = {
      ...loggedAction.unmaskField(demanded.case.caseNo, field),
      reason: caseReason(demanded.case),
    }
    await writeAudit(db, { ...action, caller: { employeeNo }, ipAddress, now, memberNos: [memberNo] })
    return { allowed: true, value }
  })
}

interface Place {
  zipCode: string
  address: string
  address2: string
}
const placeText = ({ zipCode, address, address2 }: Place) =>
  [zipCode === '' ? '' : `(${zipCode})`, address, address2].filter((part) => part !== '').join(' ')

const memberValue: Record<MemberField, (member: Member) => string> = {
  name: ({ name }) => name,
  birth: ({ birth }) => birth,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  companyPhone: ({ companyPhone }) => companyPhone,
  address: placeText,
}

function isMemberField(field: CaseField): field is MemberField {
  return Object.hasOwn(memberValue, field)
}

/** The enrolment is the person's own, or there is none. */
async function enrolmentValue(
  db: Queries,
  { memberNo, enrolmentNo, inPersonEnrolmentNo }: FieldWanted,
  field: EnrolmentField,
): Promise<string | null> {
  const found =
    inPersonEnrolmentNo === null
      ? await db.onlineEnrolment.findFirst({ where: { memberNo, enrolmentNo: enrolmentNo ?? 0 } })
      : await db.inPersonEnrolment.findFirst({ where: { memberNo, inPersonEnrolmentNo } })
  if (!found) return null
  const values: Record<EnrolmentField, string> = {
    licenceNo: found.licenceNo,
    siteAddress: placeText(found),
    representative: found.representative,
    applicantName: found.userName,
    applicantBirth: found.birth,
    applicantPhone: found.phone,
  }
  return values[field]
}
