import { nightUntil } from '../../platform/message/quiet-hours.ts'

/** What a campaign is for: a notice of the service, or advertising with its own law (Network Act, Art. 50). */
export const campaignKinds = ['notice', 'advert'] as const
export type CampaignKindName = (typeof campaignKinds)[number]
export const campaignKindLabel: Record<CampaignKindName, string> = { notice: '안내', advert: '광고' }

export const campaignStatuses = ['draft', 'asked', 'running', 'paused', 'stopped', 'done'] as const
export type CampaignStatusName = (typeof campaignStatuses)[number]
export const campaignStatusLabel: Record<CampaignStatusName, string> = {
  draft: '초안',
  asked: '승인 기다림',
  running: '보내는 중',
  paused: '잠시 멈춤',
  stopped: '중단',
  done: '마침',
}

/** Why a person of the audience gets nothing. */
export const campaignLeftOuts = [
  'noConsent',
  'refused',
  'consentEnded',
  'noPhone',
  'samePhone',
  'dormant',
  'withdrawn',
  'phoneChanged',
] as const
export type CampaignLeftOutName = (typeof campaignLeftOuts)[number]
export const campaignLeftOutLabel: Record<CampaignLeftOutName, string> = {
  noConsent: '동의 없음',
  refused: '수신 거부',
  consentEnded: '동의한 지 2년 지남',
  noPhone: '휴대전화 번호 없음',
  samePhone: '같은 번호',
  dormant: '휴면',
  withdrawn: '탈퇴',
  phoneChanged: '번호가 바뀜',
}

/** How far the message of one person is. */
export const campaignResults = [
  'waiting',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'leftOut',
] as const
export type CampaignResult = (typeof campaignResults)[number]
export const campaignResultLabel: Record<CampaignResult, string> = {
  waiting: '기다림',
  sending: '보내는 중',
  sent: '결과 기다림',
  delivered: '도착',
  undelivered: '도착하지 않음',
  failed: '보내지 못함',
  leftOut: '빠짐',
}

export const campaignActions = ['pause', 'goOn', 'stop'] as const
export type CampaignAction = (typeof campaignActions)[number]
export const campaignActionLabel: Record<CampaignAction, string> = {
  pause: '멈춤',
  goOn: '다시 시작',
  stop: '중단',
}

/** Messages a minute that a campaign can be held to. Ours. */
export const CAMPAIGN_PER_MINUTE = { least: 1, most: 1_000, usual: 200 } as const

/** A campaign can be changed until it has been ordered; one that waits for approval goes back to a draft. */
export function isCampaignOpen(status: CampaignStatusName): boolean {
  return status === 'draft' || status === 'asked'
}

/** How many of a campaign may be handed over now: the last minute's are counted, so any minute holds no more. */
export function campaignAllowance(perMinute: number, inLastMinute: number): number {
  return Math.max(0, perMinute - inLastMinute)
}

/** When the next message of a campaign that runs may go out, where that is not yet: its hour has not come, or it is night. */
export function campaignWaitsUntil(
  { status, startsAt }: { status: CampaignStatusName; startsAt: Date | null },
  now: Date,
): Date | null {
  if (status !== 'running') return null
  const from = startsAt && startsAt > now ? startsAt : now
  const until = nightUntil(from) ?? from
  return until > now ? until : null
}
