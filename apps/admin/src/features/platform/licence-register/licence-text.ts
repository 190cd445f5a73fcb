import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import type { readLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/read-licence-check'
import type { PlaceFact } from '@hygiene/domain/platform/licence-register/licence-check'
import type { StateText } from '../../../shared/state-mark/mark.tsx'

export type LicenceCheck = EntityOf<typeof listLicenceChecks>['list'][number]
export type LicenceRecord = EntityOf<typeof readLicenceCheck>
export type RegisterRow = NonNullable<LicenceRecord['listed']>

export const causeLabel = { typed: '직접 적음', changed: '인허가 바뀜' } as const satisfies Record<
  LicenceCheck['cause'],
  string
>

export const stateText = {
  waiting: { kind: 'waiting', label: '확인 기다림' },
  confirmed: { kind: 'done', label: '맞음' },
  corrected: { kind: 'done', label: '바로잡음' },
  askedAgain: { kind: 'view', label: '재확인 요청' },
  matched: { kind: 'done', label: '인허가와 같음' },
  lapsed: { kind: 'ended', label: '끝난 신청' },
} as const satisfies Record<LicenceCheck['state'], StateText>

export const studyText = {
  inProgress: { kind: 'moving', label: '수강 중' },
  completed: { kind: 'done', label: '수료' },
  ended: { kind: 'ended', label: '끝남' },
} as const satisfies Record<LicenceCheck['study'], StateText>

export const factLabel = {
  licenceNo: '영업신고번호',
  businessName: '업소명',
  representative: '대표자',
  address: '주소',
  trade: '업종',
} as const satisfies Record<PlaceFact, string>

const CORRECTED: Readonly<Record<string, string>> = { ...factLabel, address2: '상세 주소' }

export const correctedText = (columns: readonly string[]): string =>
  columns.flatMap((column) => CORRECTED[column] ?? []).join(', ')

export function differenceText(differences: LicenceCheck['differences']): string {
  if (differences === null) return '인허가에 없음'
  if (differences.length === 0) return '같음'
  return `${differences.map((fact) => factLabel[fact]).join('·')} 다름`
}

/** Returns what a change in the register means for education in progress, or null if it has no effect by itself. */
export function changeMeans({ cause, study, changed, listed }: LicenceRecord): string | null {
  if (cause !== 'changed' || study !== 'inProgress' || !changed || !listed) return null
  if (changed.before.representative !== listed.representative)
    return '대표자가 바뀌었습니다. 영업을 이어받은 분은 신규 영업자 교육을 받아야 합니다. 신청한 분이 지금도 영업자인지 확인해주세요. 결제와 수강은 그대로 이어집니다.'
  if (changed.before.businessTypeName !== listed.businessTypeName)
    return '업종이 바뀌었습니다. 신청한 과정이 새 업종에 맞는지 확인해주세요. 결제와 수강은 그대로 이어집니다.'
  return '바뀐 이름이나 주소가 수료증에 적혀야 하면 바로잡아주세요. 결제와 수강은 그대로 이어집니다.'
}
