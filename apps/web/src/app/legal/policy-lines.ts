import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listPolicies } from '@hygiene/contracts/member/policy/list-policies'
import type { PolicyKind } from '@hygiene/domain/member/policy/policy-versions'
import { seoulSentenceOnScreen } from '@hygiene/domain/time/seoul-day'

type Version = Pick<EntityOf<typeof listPolicies>['list'][number], 'kind' | 'inForceOn'>

const SUBJECT: Record<PolicyKind, string> = {
  terms: '이용약관이',
  privacy: '개인정보처리방침이',
  marketing: '마케팅 정보 제3자 제공 동의서가',
}

export function comingSentence({ kind, inForceOn }: Version): string {
  return `${seoulSentenceOnScreen(inForceOn)}부터 ${SUBJECT[kind]} 바뀝니다.`
}

export function changedSentence(changed: readonly Version[]): string {
  const [first, second] = changed.map(({ kind }) => kind)
  const subject = second === undefined ? SUBJECT[first ?? 'terms'] : '이용약관과 개인정보처리방침이'
  return `${subject} 바뀌었습니다.`
}
