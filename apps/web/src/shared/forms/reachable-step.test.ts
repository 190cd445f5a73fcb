import { expect, it } from 'vitest'
import { type Judge, reachableStep } from './reachable-step.ts'

const content: Judge = () => ({})
const unhappy: Judge = () => ({ phone: '휴대전화 번호를 입력해주세요.' })

it.each([
  ['the first one while its fields are missing', 3, [unhappy, content, unhappy], 1],
  ['the second one while that is wrong', 3, [content, unhappy, unhappy], 2],
  ['the last one, which need not have been passed', 3, [content, content, unhappy], 3],
  ['the one asked for when all before it is right', 2, [content, content, unhappy], 2],
  ['no further than there are steps', 9, [content, content, content], 3],
  ['the first one where the address says nothing', Number.NaN, [content, content, content], 1],
] as const)('leads to %s', (_what, asked, judges, step) => {
  expect(reachableStep(asked, judges)).toBe(step)
})
