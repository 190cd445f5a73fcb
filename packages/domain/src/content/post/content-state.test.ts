import { describe, expect, it } from 'vitest'
import { mayWriteContent, maySeeContent } from './content-kinds.ts'
import { contentStateAt, judgeSchedule } from './content-state.ts'
import { firstDayInForce } from './text-notice.ts'
import { wordDifference } from './word-difference.ts'

const at = (time: string) => new Date(`2026-12-10T${time}:00+09:00`)
const NOW = at('09:00')
const PUBLISHED = { publishedVersion: 1, withdrawnAt: null, shownFrom: null, shownUntil: null }

describe('public state of a record', () => {
  it.each([
    ['never published', { ...PUBLISHED, publishedVersion: null }, 'draft'],
    ['published at once', PUBLISHED, 'shown'],
    ['before its time', { ...PUBLISHED, shownFrom: at('09:01') }, 'scheduled'],
    ['at its time', { ...PUBLISHED, shownFrom: at('09:00') }, 'shown'],
    ['before its end', { ...PUBLISHED, shownUntil: at('09:01') }, 'shown'],
    ['at its end', { ...PUBLISHED, shownUntil: at('09:00') }, 'over'],
    ['withdrawn', { ...PUBLISHED, publishedVersion: null, withdrawnAt: at('08:00') }, 'withdrawn'],
  ] as const)('computes the public state of a record %s', (_what, content, state) =>
    expect(contentStateAt(content, NOW)).toBe(state),
  )
})

describe('a publication schedule', () => {
  it.each([
    [null, null, null],
    [at('10:00'), null, null],
    [null, at('09:01'), null],
    [null, at('09:00'), 'CONTENT_ENDED_ALREADY'],
    [at('10:00'), at('10:00'), 'CONTENT_ENDS_BEFORE_START'],
    [at('10:00'), at('10:01'), null],
  ] as const)('judges a schedule from %s until %s: %s', (from, until, reason) =>
    expect(judgeSchedule({ from, until }, NOW)).toBe(reason),
  )
})

it('announces a text seven days ahead and one to the members’ disadvantage thirty', () => {
  expect(firstDayInForce({ isDisadvantageous: false, hasMembers: true }, at('23:59'))).toBe('2026-12-17')
  expect(firstDayInForce({ isDisadvantageous: true, hasMembers: true }, NOW)).toBe('2027-01-09')
  expect(firstDayInForce({ isDisadvantageous: true, hasMembers: false }, NOW)).toBe('2026-12-10')
})

describe('content permissions of a role', () => {
  it.each([
    ['headquarters', 'branch', true],
    ['education', 'post', true],
    ['support', 'popup', true],
    ['support', 'text', false],
    ['education', 'branch', false],
    ['finance', 'post', false],
    ['branch', 'branch', false],
    ['readOnly', 'post', false],
  ] as const)('decides whether the role %s writes %s: %s', (role, kind, may) =>
    expect(mayWriteContent(role, kind)).toBe(may),
  )

  it('shows the branch role branch pages only', () => {
    expect([maySeeContent('branch', 'branch'), maySeeContent('branch', 'post')]).toEqual([true, false])
    expect(maySeeContent('support', 'text')).toBe(true)
  })
})

const line = (no: number) => `${`${no} 낱말 `.repeat(100)}\n`

describe('the difference of two texts', () => {
  it('shows the difference word by word, with removed words before added ones', () => {
    expect(wordDifference('교육비는 36,000원입니다.', '교육비는 40,000원입니다. 새로')).toEqual([
      { kind: 'same', text: '교육비는 ' },
      { kind: 'removed', text: '36,000원입니다.' },
      { kind: 'added', text: '40,000원입니다. 새로' },
    ])
  })

  it('restores both texts from the difference of any two texts', () => {
    const texts = ['', '가', '가 나 다', '나  다\n라', '다 나 가 나 다', '가\n\n나', '가나 '.repeat(40)]
    for (const before of texts) {
      for (const after of texts) {
        const parts = wordDifference(before, after)
        const said = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('')
        expect([said('added'), said('removed')]).toEqual([before, after])
      }
    }
  })

  it('compares very long texts line by line', () => {
    const before = Array.from({ length: 60 }, (_line, no) => line(no)).join('')
    const parts = wordDifference(before, before.replace(line(7), line(700)))
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  })
})
