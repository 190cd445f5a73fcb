import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  askingTimes,
  type HelpAnswer,
  type HelpFacts,
  helpStateAt,
  helpStateForHelper,
  helpUntil,
  judgeHelpAnswer,
  judgeHelpEnd,
} from './help-state.ts'

const seoul = (at: string) => new Date(`${at}+09:00`)
const NOW = seoul('2026-11-22T10:15:00')
const asked: HelpFacts = {
  answerBy: seoul('2026-11-23T10:12:00'),
  agreedAt: null,
  validUntil: null,
  refusedAt: null,
  endedAt: null,
}
const agreed = {
  ...asked,
  agreedAt: seoul('2026-11-22T10:13:00'),
  validUntil: seoul('2027-01-01T00:00:00'),
}
const refused = { ...asked, refusedAt: seoul('2026-11-22T10:13:00') }
const ended = { ...agreed, endedAt: seoul('2026-11-22T10:14:00') }
const takenBack = { ...asked, endedAt: seoul('2026-11-22T10:14:00') }
const NEXT_DAY = asked.answerBy
const NEXT_YEAR = agreed.validUntil

type Row = [
  name: string,
  help: HelpFacts,
  now: Date,
  state: string,
  helper: string,
  answers: HelpAnswer[],
  ends: string,
]
const TABLE: Row[] = [
  ['asked', asked, NOW, 'asked', 'asked', ['agree', 'refuse'], 'helper'],
  [
    'asked, a millisecond before the end',
    asked,
    new Date(NEXT_DAY.getTime() - 1),
    'asked',
    'asked',
    ['agree', 'refuse'],
    'helper',
  ],
  ['not answered in 24 hours', asked, NEXT_DAY, 'lapsed', 'notAgreed', [], ''],
  ['agreed', agreed, NOW, 'agreed', 'agreed', ['end'], 'helper owner'],
  ['agreed, after the question’s day', agreed, NEXT_DAY, 'agreed', 'agreed', ['end'], 'helper owner'],
  ['agreed, in the next year', agreed, NEXT_YEAR, 'ended', 'ended', [], ''],
  ['refused, within the day', refused, NOW, 'refused', 'asked', [], ''],
  ['refused, after the day', refused, NEXT_DAY, 'refused', 'notAgreed', [], ''],
  ['ended', ended, NOW, 'ended', 'ended', [], ''],
  ['taken back by the helper', takenBack, NOW, 'ended', 'ended', [], ''],
]

describe('the state of a help', () => {
  it.each(TABLE)('derives the state of a help: %s', (_name, help, now, state, helper, answers, ends) => {
    expect(helpStateAt(help, now)).toBe(state)
    expect(helpStateForHelper(help, now)).toBe(helper)
    const all: HelpAnswer[] = ['agree', 'refuse', 'end']
    expect(all.filter((answer) => judgeHelpAnswer(help, answer, now).allowed)).toEqual(answers)
    const sides = [
      ...(judgeHelpEnd(help, false, now).allowed ? ['helper'] : []),
      ...(judgeHelpEnd(help, true, now).allowed ? ['owner'] : []),
    ]
    expect(sides.join(' ')).toBe(ends)
  })
})

test('notifies of a question at night in the morning and gives 24 hours from then', () => {
  expect(askingTimes(NOW)).toEqual({ notifiedAt: NOW, answerBy: seoul('2026-11-23T10:15:00') })
  expect(askingTimes(seoul('2026-11-22T21:30:00'))).toEqual({
    notifiedAt: seoul('2026-11-23T08:00:00'),
    answerBy: seoul('2026-11-24T08:00:00'),
  })
})

test('ends a consent with the Seoul year of the consent', () => {
  expect(helpUntil(NOW)).toEqual(NEXT_YEAR)
  expect(helpUntil(seoul('2026-12-31T23:59:59'))).toEqual(NEXT_YEAR)
  expect(helpUntil(NEXT_YEAR)).toEqual(seoul('2028-01-01T00:00:00'))
})

test('lets a helper act only with a consent that was given and not withdrawn', () => {
  const instant = fc.date({
    min: seoul('2026-01-01T00:00:00'),
    max: seoul('2027-12-31T00:00:00'),
    noInvalidDate: true,
  })
  const maybe = fc.option(instant)
  const facts = fc.record({
    answerBy: instant,
    agreedAt: maybe,
    validUntil: maybe,
    refusedAt: maybe,
    endedAt: maybe,
  })
  fc.assert(
    fc.property(facts, instant, (help, now) => {
      if (helpStateAt(help, now) !== 'agreed') return
      expect([help.endedAt, help.refusedAt]).toEqual([null, null])
      expect(help.agreedAt).not.toBeNull()
      expect(help.validUntil && help.validUntil > now).toBe(true)
    }),
  )
})
