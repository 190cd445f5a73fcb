import { expect, it } from 'vitest'
import { mergeObstacle, mergeUndoableUntil } from './merge.ts'

const at = new Date('2026-12-06T01:20:00Z')
const one = {
  memberNo: 5,
  name: '정옥자',
  birth: '19570218',
  phone: '01012346793',
  identityKeyHash: null as string | null,
  verifiedAt: at as Date | null,
  dormantAt: null as Date | null,
}
const other = { ...one, memberNo: 48_211, phone: '01099991182' }

it.each([
  ['another phone', {}, {}, null],
  ['a DI in one of them', { identityKeyHash: 'a' }, {}, null],
  ['another DI', { identityKeyHash: 'a' }, { identityKeyHash: 'b' }, 'MERGE_OTHER_DI'],
  ['another name', {}, { name: '정옥순' }, 'MERGE_OTHER_NAME'],
  ['another birth date', {}, { birth: '19570219' }, 'MERGE_OTHER_NAME'],
  ['the same number', {}, { memberNo: 5 }, 'MERGE_SAME_ACCOUNT'],
  ['a dormant one that stays', { dormantAt: at }, {}, 'MERGE_STAY_NOT_ACTIVE'],
  ['an unverified one that stays', { verifiedAt: null }, {}, 'MERGE_STAY_NOT_ACTIVE'],
  ['a dormant one that is closed', {}, { dormantAt: at }, null],
] as const)('judges the merge of two accounts with %s', (_what, stay, closed, obstacle) => {
  expect(mergeObstacle({ ...one, ...stay }, { ...other, ...closed })).toBe(obstacle)
})

it('allows the reversal of a merge for seven days to the millisecond', () => {
  expect(mergeUndoableUntil(at)).toEqual(new Date('2026-12-13T01:20:00Z'))
})
