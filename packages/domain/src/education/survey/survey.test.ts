import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hideWriter } from './hide-writer.ts'
import { scaleAverage, shownGroups, SURVEY_LEAST_ANSWERS } from './small-groups.ts'

const groupsOf = (...counts: number[]) => counts.map((answers) => ({ answers }))
const shownOf = (...counts: number[]) => {
  const groups = groupsOf(...counts)
  const shown = shownGroups(groups)
  return groups.filter((group) => shown.has(group)).map(({ answers }) => answers)
}

const sum = (all: readonly number[]) => all.reduce((total, count) => total + count, 0)

describe('groups of a breakdown', () => {
  it.each([
    ['all large', [5, 8, 100], [5, 8, 100]],
    ['one small: the next smallest hides it', [4, 8, 100], [100]],
    ['two small that hide each other', [4, 3, 8], [8]],
    ['two very small ones', [1, 2, 5, 9], [9]],
    ['nothing but a small one', [4], []],
    ['empty ones hide nothing', [0, 0, 7], [7]],
  ])('hides small groups: %s', (_name, counts, shown) => {
    expect(shownOf(...counts)).toEqual(shown)
  })

  it('never reveals fewer than five through the total minus the shown groups', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 12 }), (counts) => {
        const shown = shownOf(...counts)
        const hidden = sum(counts) - sum(shown)
        expect(shown.every((count) => count >= SURVEY_LEAST_ANSWERS)).toBe(true)
        expect(hidden === 0 || hidden >= SURVEY_LEAST_ANSWERS || shown.length === 0).toBe(true)
      }),
    )
  })
})

it.each([
  [[], null],
  [[0, 0], null],
  [[1, 0, 0, 0, 1], 3],
  [[0, 0, 1, 1], 3.5],
])('averages the counts %j to %s', (counts, average) => {
  expect(scaleAverage(counts)).toBe(average)
})

describe('a free text', () => {
  it.each([
    ['전화는 010-1234-5678 입니다', '전화는 ●●● 입니다'],
    ['０１０ １２３４ ５６７８', '●●●'],
    ['주민번호 670101-1234567', '주민번호 ●●●'],
    ['a.b-c@naver.com 으로', '●●● 으로'],
    ['한마음 식당 박춘자', '●●● ●●●'],
    ['2026년 3시간은 깁니다. 20분씩 나누어 주세요.', '2026년 3시간은 깁니다. 20분씩 나누어 주세요.'],
    ['제 이름은 박', '제 이름은 박'],
  ])('hides personal data in «%s»', (text, hidden) => {
    expect(hideWriter(text, ['박춘자', '한마음 식당', '', '박'])).toBe(hidden)
  })
})
