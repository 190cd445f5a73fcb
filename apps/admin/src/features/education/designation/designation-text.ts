import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import type { StateText } from '../../../shared/state-mark/mark.tsx'

export type Designation = EntityOf<typeof listSubmittedDesignations>['list'][number]

export const stateText: Record<Designation['state'], StateText> = {
  inProgress: { kind: 'moving', label: '진행 중' },
  completed: { kind: 'done', label: '수료' },
  ended: { kind: 'ended', label: '취소·환불·만료' },
}

export const verdictText = {
  waiting: { kind: 'waiting', label: '확인 기다림' },
  accepted: { kind: 'done', label: '받음' },
  askedAgain: { kind: 'view', label: '다시 요청함' },
} as const satisfies Record<string, StateText>

export function verdictState(verdict: Designation['verdict']): StateText {
  if (verdict === null) return verdictText.waiting
  return verdict.isAccepted ? verdictText.accepted : verdictText.askedAgain
}

/** Returns '2.4MB' or '310KB'. Below a megabyte, whole kilobytes are precise enough. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes}KB` : `${(kilobytes / 1024).toFixed(1)}MB`
}

export const isPicture = ({ contentType }: Pick<Designation, 'contentType'>) =>
  contentType.startsWith('image/')
