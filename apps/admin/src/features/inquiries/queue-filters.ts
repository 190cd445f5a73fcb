import type { listStaffInquiries, SentTo } from '@hygiene/contracts'

/** Conditions of the queue as the address keeps them. */
export const FILTERS = [
  {
    name: 'type',
    label: '모든 종류',
    options: [
      { value: '1', label: '문의' },
      { value: '2', label: '신고' },
    ],
  },
  {
    name: 'only',
    label: '모두',
    options: [
      { value: 'unassigned', label: '담당 없음' },
      { value: 'overdue', label: '지남' },
    ],
  },
] as const

export function askedBy(
  query: URLSearchParams,
): Pick<SentTo<typeof listStaffInquiries>, 'inquiryType' | 'only'> {
  const type = query.get('type')
  const only = query.get('only')
  return {
    ...(type === '1' ? { inquiryType: 1 } : type === '2' ? { inquiryType: 2 } : {}),
    ...(only === 'unassigned' || only === 'overdue' ? { only } : {}),
  }
}
