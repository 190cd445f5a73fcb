import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { freezeCampaign } from '@hygiene/contracts/staff/campaign/freeze-campaign'
import type { readCampaign } from '@hygiene/contracts/staff/campaign/read-campaign'
import { type CampaignStatusName, campaignStatusLabel } from '@hygiene/domain/staff/campaign/campaign'
import { educationOfYearLabel, educationsOfYear } from '@hygiene/domain/member/account/education-of-year'
import { formatSeoulDate, seoulTime } from '@hygiene/domain/time/seoul-day'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export type Campaign = EntityOf<typeof readCampaign>
export type AudienceFilter = SentTo<typeof freezeCampaign>['filter']

const SHAPE: Record<CampaignStatusName, StateKind> = {
  draft: 'waiting',
  asked: 'view',
  running: 'moving',
  paused: 'view',
  stopped: 'ended',
  done: 'done',
}

/** Returns the state of a campaign. A running one that must not send yet shows when it will. */
export function campaignState({ status, waitsUntil }: Pick<Campaign, 'status' | 'waitsUntil'>): {
  kind: StateKind
  label: string
} {
  if (waitsUntil === null) return { kind: SHAPE[status], label: campaignStatusLabel[status] }
  const at = new Date(waitsUntil)
  return { kind: 'waiting', label: `${formatSeoulDate(at).slice(5)} ${seoulTime(at)}를 기다림` }
}

export const figure = (count: number): string => count.toLocaleString('ko-KR')

export function receivers({ counts }: Pick<Campaign, 'counts'>): number {
  return counts.waiting + counts.sending + finished({ counts })
}

export function finished({ counts }: Pick<Campaign, 'counts'>): number {
  const { sent, delivered, undelivered, failed } = counts
  return sent + delivered + undelivered + failed
}

const STATE = { active: '이용 중', unverified: '본인확인 전', dormant: '휴면' } as const

export const audienceStates = Object.entries(STATE).map(([value, label]) => ({ value, label }))

export const audienceEducations = educationsOfYear.map((value) => ({
  value,
  label: educationOfYearLabel[value],
}))

export function filterOfView(viewAddress: string): AudienceFilter {
  const address = new URLSearchParams(viewAddress)
  const state = address.get('state') ?? ''
  const educationOfYear = educationsOfYear.find((one) => one === address.get('educationOfYear'))
  const day = (key: string) => {
    const value = address.get(key) ?? ''
    return /^\d{4}-\d\d-\d\d$/.test(value) ? { [key]: value } : {}
  }
  return {
    ...(Object.hasOwn(STATE, state) ? { state: state as keyof typeof STATE } : {}),
    ...day('joinedFrom'),
    ...day('joinedTo'),
    ...(address.get('isConnected') === '1' ? { isConnected: true } : {}),
    ...(educationOfYear ? { educationOfYear } : {}),
  }
}

export function lengthText(people: number, perMinute: number): string {
  const minutes = Math.max(1, Math.ceil(people / Math.max(1, perMinute)))
  const hours = Math.floor(minutes / 60)
  return [...(hours > 0 ? [`${hours}시간`] : []), ...(minutes % 60 > 0 ? [`${minutes % 60}분`] : [])].join(
    ' ',
  )
}
