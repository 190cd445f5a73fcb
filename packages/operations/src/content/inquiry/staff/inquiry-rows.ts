import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import type { Branch, Employee, Inquiry, InquiryTopic, Member, Prisma } from '@hygiene/db/generated/client'
import { clockLeftMs, type InquiryTerm } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { isForEmployee } from '@hygiene/domain/content/inquiry/inquiry-scope'
import { maskName } from '@hygiene/domain/member/account/masking'

type Row = AnswerOf<typeof listStaffInquiries>['list'][number]

export const WITH_PEOPLE = {
  member: true,
  assignee: true,
  passedBranch: true,
  topic: true,
} as const satisfies Prisma.InquiryInclude

type WithPeople = Inquiry & {
  member: Member
  assignee: Employee | null
  passedBranch: Branch | null
  topic: InquiryTopic | null
}

export function inquiryRowOf(inquiry: WithPeople, term: InquiryTerm, now: Date): Row {
  const { isAnonymous, member, assignee, passedBranch, clockSince } = inquiry
  return {
    ...inquiry,
    inquiryType: inquiry.inquiryType,
    writerName: isAnonymous ? null : maskName(member.name),
    leftMs: clockSince === null ? null : clockLeftMs(term, inquiry, now),
    topicName: inquiry.topic?.topicName ?? null,
    assigneeName: assignee?.name ?? null,
    passedBranchName: passedBranch?.name ?? null,
    writtenAt: inquiry.writtenAt,
  }
}

/** Allows an answer unless the inquiry is passed on to another role or merged into another inquiry. */
export function mayAnswerAs(
  employee: Parameters<typeof isForEmployee>[0],
  inquiry: Parameters<typeof isForEmployee>[1] & Pick<Inquiry, 'mergedIntoNo'>,
): boolean {
  return inquiry.mergedIntoNo === null && isForEmployee(employee, inquiry)
}
