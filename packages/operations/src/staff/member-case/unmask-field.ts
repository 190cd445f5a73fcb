import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { unmaskField as contract } from '@hygiene/contracts/staff/member-case/unmask-field'
import type { Member } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import {
  type CaseField,
  caseFieldLabel,
  caseReason,
  type EnrolmentField,
  type MemberField,
} from '@hygiene/domain/staff/member-case/member-case'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { demandCase } from './demand-case.ts'
import { reachMember } from './reach-member.ts'

/** Reveals one field of a person after the log has recorded field and case. */
export const unmaskField = operation(contract, async ({ db, input, actor, now, log }) => {
  const { memberNo, field } = input
  const member = await reachMember(db, branchesOf(actor), memberNo)
  if (!member) return denied('MEMBER_NOT_FOUND')
  const demanded = await demandCase(db, { employeeNo: actor.employeeNo, memberNo }, now)
  if (!demanded.allowed) return demanded
  const value = isMemberField(field) ? memberValue[field](member) : await enrolmentValue(db, input, field)
  if (value === null) return denied('ENROLMENT_NOT_FOUND')
  const subject = { kind: 'case', no: demanded.case.caseNo } as const
  log({ subject, detail: caseFieldLabel[field], reason: caseReason(demanded.case), memberNos: [memberNo] })
  return { value }
})

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

async function enrolmentValue(
  db: Queries,
  { memberNo, enrolmentNo, inPersonEnrolmentNo }: InputOf<typeof contract>,
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
