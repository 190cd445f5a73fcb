import type { EntityOf, searchMembers } from '@hygiene/contracts'
import { type StaffRole, staffMay } from '@hygiene/domain'
import type { BadgeTone } from '@hygiene/ui'

export type FoundMember = EntityOf<typeof searchMembers>['list'][number]

export const memberState: Record<FoundMember['state'], { label: string; tone: BadgeTone }> = {
  active: { label: '정상', tone: 'brand' },
  unverified: { label: '본인확인 전', tone: 'accent' },
  dormant: { label: '휴면', tone: 'neutral' },
}

/** Why an account cannot be opened; null where it can. */
export function whyNotLinked(state: FoundMember['state'], role: StaffRole): string | null {
  if (!staffMay(role, 'openLinkedLogin')) return '권한 없음'
  if (state === 'dormant') return '휴면 해제 뒤 가능'
  return state === 'unverified' ? '본인확인 뒤 가능' : null
}
