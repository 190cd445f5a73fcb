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
  /** Says what matched, if the line does not show it. */
  reason?: string
  to: string
  /** Holds the search text for the screen. It names people and therefore stays out of the address. */
  searched?: string
  memberNo?: number
}
