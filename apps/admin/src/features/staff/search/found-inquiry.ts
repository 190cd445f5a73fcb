import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { MessageSquareText } from 'lucide-react'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'
import type { FoundOption } from './found-kinds.ts'

type Row = EntityOf<typeof findRecords>['inquiries']['list'][number]

const INQUIRY: Record<Row['tableState'], { kind: StateKind; label: string }> = {
  open: { kind: 'view', label: '답할 것' },
  waiting: { kind: 'waiting', label: '답 기다림' },
  done: { kind: 'done', label: '마침' },
}

/** Returns an inquiry as a result. An anonymous report has no person to show. */
export function inquiryOption(row: Row): FoundOption {
  return {
    kind: 'inquiry',
    key: `q${row.inquiryNo}`,
    icon: MessageSquareText,
    title: `문의 ${row.inquiryNo} ${row.title}`,
    detail: `${row.name ?? '익명 신고'} · ${formatSeoulDate(new Date(row.writtenAt))}`,
    state: INQUIRY[row.tableState],
    to: `/inquiries/${row.inquiryNo}`,
    ...(row.memberNo === null ? {} : { memberNo: row.memberNo }),
  }
}
