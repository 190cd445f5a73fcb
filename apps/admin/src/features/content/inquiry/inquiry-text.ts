import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import type { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import type { InquiryView } from '@hygiene/contracts/content/inquiry/staff/inquiry-admin-shape'
import type { InquiryTarget } from '@hygiene/domain/content/inquiry/inquiry-scope'
import { inquiryStateText } from '@hygiene/domain/content/inquiry/inquiry-clock'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { workingMsBetween } from '@hygiene/domain/content/inquiry/working-clock'

export type Queue = EntityOf<typeof listStaffInquiries>
export type InquiryRow = Queue['list'][number]
export type Inquiry = EntityOf<typeof readStaffInquiry>

export const VIEWS: Record<InquiryView, { label: string; empty: string }> = {
  todo: { label: '답할 것', empty: '모두 마쳤습니다.' },
  mine: { label: '내 것', empty: '맡은 문의가 없습니다.' },
  waiting: { label: '답 기다림', empty: '회원의 답을 기다리는 문의가 없습니다.' },
  passed: { label: '넘긴 것', empty: '넘긴 문의가 없습니다.' },
  done: { label: '마침', empty: '아직 없습니다.' },
}

export function viewNamed(name: string | null): InquiryView {
  return name !== null && Object.hasOwn(VIEWS, name) ? (name as InquiryView) : 'todo'
}

export const TARGET_LABEL: Record<InquiryTarget, string> = {
  support: '상담 (함께 보는 목록)',
  headquarters: '본부',
  education: '교육',
  finance: '회계',
  branch: '지회',
}

export function leftNow(leftMs: number | null, queue: Queue, since: number, now: number): number | null {
  if (leftMs === null) return null
  const weekday = new Date(now + 9 * 3_600_000).getUTCDay()
  const spans = queue.spans.map((span) => ({ ...span, weekday }))
  return leftMs - workingMsBetween({ spans, holidays: new Set() }, new Date(since), new Date(now))
}

export function stateText(row: InquiryRow, leftMs: number | null): string {
  if (row.mergedIntoNo !== null) return `문의 ${row.mergedIntoNo}번과 합침`
  return inquiryStateText({ tableState: row.tableState, isPassedOn: row.passedTo !== null, leftMs })
}

export function nearness(leftMs: number | null): 'past' | 'today' | 'far' {
  if (leftMs === null) return 'far'
  return leftMs <= 0 ? 'past' : leftMs <= 30 * 60_000 ? 'today' : 'far'
}

const LINK = /(https?:\/\/[^\s]+)/

/** Converts typed lines to paragraphs of the rich-text schema. Web addresses become links. */
export function blocksOf(text: string): RichBlock[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({
      kind: 'paragraph' as const,
      runs: line
        .split(LINK)
        .filter((part) => part !== '')
        .map((part) => (LINK.test(part) ? { text: part, href: part } : { text: part })),
    }))
}
