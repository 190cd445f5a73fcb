import { expect, it } from 'vitest'
import { asksForOwner, OWNER_QUESTION, withKnownPosition, wrongOwner } from './owner.ts'

const blank = { positionType: '' as const, isSharedOwner: false }
const chosen = { positionType: '1' as const, isSharedOwner: false }
const names = (...representatives: string[]) => ({ name: '최복희', representatives })

it.each([
  ['the same name', ['최복희']],
  ['the same name with a space', ['최 복희']],
  ['a line of two representatives', ['이복희, 최복희']],
])('recognises the representative by %s', (_how, representatives) => {
  expect(withKnownPosition(blank, names(...representatives)).positionType).toBe('1')
  expect(wrongOwner(chosen, names(...representatives))).toEqual({})
})

it('chooses no position when a licence names another person and keeps a chosen one', () => {
  expect(withKnownPosition(blank, names('이복희')).positionType).toBe('')
  expect(withKnownPosition(blank, names('최복희', '이복희')).positionType).toBe('')
  expect(withKnownPosition(blank, names()).positionType).toBe('')
  const manager = { ...blank, positionType: '2' as const }
  expect(withKnownPosition(manager, names('최복희'))).toBe(manager)
})

it('requires one confirmation from a representative whose name the licence lacks', () => {
  expect(asksForOwner(chosen, names('이복희'))).toBe(true)
  expect(wrongOwner(chosen, names('이복희'))).toEqual({ isSharedOwner: OWNER_QUESTION })
  expect(wrongOwner({ ...chosen, isSharedOwner: true }, names('이복희'))).toEqual({})
  expect(asksForOwner({ ...chosen, positionType: '2' }, names('이복희'))).toBe(false)
})
