import { read } from '@hygiene/client'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listInquiryTopics } from '@hygiene/contracts/content/inquiry/staff/list-inquiry-topics'
import type { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { readsAllInquiries } from '@hygiene/domain/content/inquiry/inquiry-scope'
import { useQuery } from '@tanstack/react-query'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { useBranches } from '../../../shared/branches/branches.ts'

type Option = { value: string; label: string }
export type QueueFilter = { name: string; label: string; options: readonly Option[] }

const FIXED: readonly QueueFilter[] = [
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
]

const optionsOf = (list: readonly { no: number; label: string }[]): Option[] =>
  list.map(({ no, label }) => ({ value: String(no), label }))

/** Returns the filters of the queue, which the address keeps. Employees limited to one branch get no branch filter. */
export function useQueueFilters(): readonly QueueFilter[] {
  const { role } = useEmployee()
  const topics = useTopics()
  const branches = useBranches()
  return [
    ...FIXED,
    {
      name: 'topic',
      label: '모든 주제',
      options: optionsOf(topics.map(({ topicNo: no, topicName: label }) => ({ no, label }))),
    },
    ...(readsAllInquiries(role)
      ? [
          {
            name: 'branch',
            label: '모든 지회',
            options: optionsOf((branches ?? []).map(({ branchNo: no, name: label }) => ({ no, label }))),
          },
        ]
      : []),
  ]
}

export function useTopics() {
  const { data } = useQuery(read(listInquiryTopics, {}))
  return data?.list ?? []
}

type Asked = Pick<SentTo<typeof listStaffInquiries>, 'inquiryType' | 'only' | 'topicNo' | 'branchNo'>

export function askedBy(query: URLSearchParams): Asked {
  const type = query.get('type')
  const only = query.get('only')
  const topicNo = numberIn(query, 'topic')
  const branchNo = numberIn(query, 'branch')
  return {
    ...(type === '1' ? { inquiryType: 1 } : type === '2' ? { inquiryType: 2 } : {}),
    ...(only === 'unassigned' || only === 'overdue' ? { only } : {}),
    ...(topicNo === undefined ? {} : { topicNo }),
    ...(branchNo === undefined ? {} : { branchNo }),
  }
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const typed = query.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined
}
