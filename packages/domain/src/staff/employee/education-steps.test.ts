import { expect, it } from 'vitest'
import { actionStates } from '../../member/next-action/next-action.ts'
import { faultText, nextScreenText, memberFaultKinds, educationSteps } from './education-steps.ts'

const drawn = (facts: Parameters<typeof educationSteps>[0]) =>
  educationSteps(facts)
    .map(({ label, state }) => (state === 'now' ? `[${label}]` : state === 'done' ? `${label}✓` : label))
    .join(' ')

it.each([
  ['pay', false, '신청✓ [결제] 수강 설문 평가 수료'],
  ['watch', false, '신청✓ 결제✓ [수강] 설문 평가 수료'],
  ['identity', false, '신청✓ 결제✓ 수강✓ 설문✓ [평가] 수료'],
  ['completed', false, '신청✓ 결제✓ 수강✓ 설문✓ 평가✓ 수료✓'],
  ['seat', true, '신청✓ [결제] 출석 수료'],
  ['come', true, '신청✓ 결제✓ [출석] 수료'],
  ['completed', true, '신청✓ 결제✓ 출석✓ 수료✓'],
] as const)('shows the progress of a person: %s, in person %s', (state, isInPerson, steps) => {
  expect(drawn({ state, isInPerson })).toBe(steps)
})

it('has a text for each next screen and each fault', () => {
  expect(actionStates.map(nextScreenText).filter((text) => text === '')).toEqual([])
  expect(memberFaultKinds.map((fault) => faultText(fault, '').title.length > 0)).not.toContain(false)
})
