import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import { type StaffRole, staffMay } from '@hygiene/domain/staff/permission/permissions'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export type FoundMember = EntityOf<typeof listMembers>['list'][number]

export const memberState: Record<FoundMember['state'], { label: string; kind: StateKind }> = {
  active: { label: '정상', kind: 'done' },
  unverified: { label: '본인확인 전', kind: 'waiting' },
  dormant: { label: '휴면', kind: 'ended' },
}

export function whyNotLinked(state: FoundMember['state'], role: StaffRole): string | null {
  if (!staffMay(role, 'openLinkedLogin')) return '권한 없음'
  if (state === 'dormant') return '휴면 해제 뒤 가능'
  return state === 'unverified' ? '본인확인 뒤 가능' : null
}
