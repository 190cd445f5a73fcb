import { nightUntil } from '../../platform/message/quiet-hours.ts'

/** Advertising has its own law (Network Act, Art. 50). */
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

/** Bounds the messages per minute of a campaign; the values are ours. */
export const CAMPAIGN_PER_MINUTE = { least: 1, most: 1_000, usual: 200 } as const

/** A campaign can be changed until it is ordered; a change returns one that waits for approval to a draft. */
export function isCampaignOpen(status: CampaignStatusName): boolean {
  return status === 'draft' || status === 'asked'
}

/** Subtracts the messages of the last minute, so that no minute exceeds the limit. */
export function campaignAllowance(perMinute: number, inLastMinute: number): number {
  return Math.max(0, perMinute - inLastMinute)
}

export function campaignWaitsUntil(
  { status, startsAt }: { status: CampaignStatusName; startsAt: Date | null },
  now: Date,
): Date | null {
  if (status !== 'running') return null
  const from = startsAt && startsAt > now ? startsAt : now
  const until = nightUntil(from) ?? from
  return until > now ? until : null
}
