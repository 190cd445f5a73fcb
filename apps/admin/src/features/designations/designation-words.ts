import type { EntityOf, listSubmittedDesignations } from '@hygiene/contracts'
import { OnlineType, onlineTypeLabel } from '@hygiene/domain'
import type { BadgeTone } from '@hygiene/ui'
import type { StateKind } from '../../shared/state-mark/state-mark.tsx'

export type Designation = EntityOf<typeof listSubmittedDesignations>['list'][number]

export const kindLabel: Record<Designation['kind'], string> = {
  online: onlineTypeLabel[OnlineType.online],
  inPerson: onlineTypeLabel[OnlineType.collective],
}

export const stateWords: Record<Designation['state'], { label: string; tone: BadgeTone }> = {
  underWay: { label: '진행 중', tone: 'info' },
  completed: { label: '수료', tone: 'brand' },
  ended: { label: '취소·환불·만료', tone: 'neutral' },
}

/** What was said of the file that is handed in now. */
export function verdictState(verdict: Designation['verdict']): { label: string; kind: StateKind } {
  if (verdict === null) return { label: '확인 기다림', kind: 'waiting' }
  return verdict.isAccepted ? { label: '받음', kind: 'done' } : { label: '다시 요청함', kind: 'look' }
}

/** '2.4MB', '310KB': whole kilobytes are enough below a megabyte. */
export function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes}KB` : `${(kilobytes / 1024).toFixed(1)}MB`
}

export const isPicture = ({ contentType }: Pick<Designation, 'contentType'>) =>
  contentType.startsWith('image/')
