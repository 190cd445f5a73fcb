import { richText } from '@hygiene/contracts/content/board/rich-text'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import type { Prisma } from '@hygiene/db/generated/client'

type Read = AnswerOf<typeof readStaffInquiry>

export const WITH_THREAD = {
  reviews: {
    include: { employee: true, versions: { include: { employee: true }, orderBy: { version: 'asc' } } },
    orderBy: { reviewNo: 'asc' },
  },
  notes: { include: { employee: true }, orderBy: { noteNo: 'asc' } },
  actions: { include: { employee: true, toEmployee: true, toBranch: true }, orderBy: { actionNo: 'asc' } },
  merged: { select: { inquiryNo: true }, orderBy: { inquiryNo: 'asc' } },
} as const satisfies Prisma.InquiryInclude

type Thread = Prisma.InquiryGetPayload<{ include: typeof WITH_THREAD }>

export function reviewOf(
  review: Thread['reviews'][number],
  files: Read['reviews'][number]['files'],
): Read['reviews'][number] {
  const { employee, content, versions, writtenAt } = review
  return {
    ...review,
    files,
    employeeName: employee?.name ?? null,
    contents: richText.parse(content),
    earlier: versions.map((one) => ({
      version: one.version,
      contents: richText.parse(one.content),
      replacedAt: one.replacedAt,
      employeeName: one.employee.name,
    })),
    writtenAt,
  }
}

export function actionOf(action: Thread['actions'][number]): Read['actions'][number] {
  const { employee, toEmployee, toBranch, at } = action
  return {
    ...action,
    employeeName: employee.name,
    toName: toEmployee?.name ?? null,
    toBranchName: toBranch?.name ?? null,
    at,
  }
}
