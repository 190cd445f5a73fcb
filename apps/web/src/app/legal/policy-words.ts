import type { EntityOf, listPolicies } from '@hygiene/contracts'
import { policyName, seoulSentenceOnScreen, withParticle } from '@hygiene/domain'

type Version = Pick<EntityOf<typeof listPolicies>['list'][number], 'kind' | 'inForceOn'>

/** «2026년 12월 10일(목)부터 이용약관이 바뀝니다.» */
export function comingSentence({ kind, inForceOn }: Version): string {
  return `${seoulSentenceOnScreen(inForceOn)}부터 ${withParticle(policyName[kind], '이')} 바뀝니다.`
}

/** «이용약관·개인정보처리방침이 바뀌었습니다.» */
export function changedSentence(changed: readonly Version[]): string {
  const names = changed.map(({ kind }) => policyName[kind])
  return `${withParticle(names.join('·'), '이')} 바뀌었습니다.`
}
