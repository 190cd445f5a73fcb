import type { LucideIcon } from 'lucide-react'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export const findKinds = [
  'all',
  'member',
  'order',
  'certificate',
  'course',
  'venue',
  'session',
  'inquiry',
  'post',
  'screen',
] as const
export type FindKind = (typeof findKinds)[number]
export const findKindLabel: Record<FindKind, string> = {
  all: '전부',
  member: '회원',
  order: '주문·신청',
  certificate: '수료증',
  course: '과정',
  venue: '교육장',
  session: '회차',
  inquiry: '문의',
  post: '글',
  screen: '화면',
}

export type FoundOption = {
  kind: FindKind
  key: string
  icon: LucideIcon
  title: string
  detail: string
  state?: { kind: StateKind; label: string }
  hint?: string
  /** By what it was found, where the line does not show it. */
  reason?: string
  to: string
  /** Words that the screen is searched for: they name people, so they stay out of the address. */
  searched?: string
  /** The person to show before the record is opened. */
  memberNo?: number
}
