import { describe, expect, it, test } from 'vitest'
import { MESSAGES, type MessageKindName, onlineMessageKinds } from './messages.ts'
import { smsAllowance, smsGoesOnAt } from './sms-ceiling.ts'
import { keysOf } from '../../keys-of.ts'

const kindsWhere = (is: (rule: (typeof MESSAGES)[MessageKindName]['rule']) => boolean) =>
  keysOf(MESSAGES).filter((kind) => is(MESSAGES[kind].rule))
const waiting = kindsWhere(({ night }) => night === 'waits')

describe('a kind of message', () => {
  it('holds online messages, reminders and campaigns back at night', () => {
    expect(waiting).toEqual(expect.arrayContaining([...onlineMessageKinds, 'sessionTomorrow', 'campaign']))
  })

  it('exempts requested messages and those about a seat at risk from the night rest', () => {
    const atOnce = ['seatOffered', 'seatHeld', 'sessionCancelled', 'sessionMoved', 'accountAsked', 'slipLink']
    expect(waiting.filter((kind) => atOnce.includes(kind))).toEqual([])
    expect(kindsWhere(({ isUrgent }) => isUrgent)).toEqual(expect.arrayContaining(atOnce))
  })

  it('never marks a kind as both resting and urgent', () => {
    expect(waiting.filter((kind) => MESSAGES[kind].rule.isUrgent)).toEqual([])
  })
})

describe('the daily SMS limit', () => {
  test.each([
    [{ aDay: 100, keptForUrgent: 10 }, false, 90],
    [{ aDay: 100, keptForUrgent: 10 }, true, 100],
    [{ aDay: 5, keptForUrgent: 10 }, false, 0],
  ])('allows with limit %j and urgent %s up to %i messages', (ceiling, isUrgent, most) => {
    expect(smsAllowance(ceiling, isUrgent)).toBe(most)
  })

  test.each([
    ['2026-11-23T00:00:00+09:00', '2026-11-24T08:00:00+09:00'],
    ['2026-11-23T23:59:59+09:00', '2026-11-24T08:00:00+09:00'],
  ])('resumes other messages after the limit is reached at %s at %s', (now, until) => {
    expect(smsGoesOnAt(new Date(now))).toEqual(new Date(until))
  })
})
