import { describe, expect, it, test } from 'vitest'
import { MESSAGES, type MessageKindName, onlineMessageKinds } from './messages.ts'
import { smsAllowance, smsGoesOnAt } from './sms-ceiling.ts'
import { keysOf } from '../../keys-of.ts'

const kindsWhere = (is: (rule: (typeof MESSAGES)[MessageKindName]['rule']) => boolean) =>
  keysOf(MESSAGES).filter((kind) => is(MESSAGES[kind].rule))
const waiting = kindsWhere(({ night }) => night === 'waits')

describe('a kind of message', () => {
  it('of the online path, a reminder and a campaign rest at night', () => {
    expect(waiting).toEqual(expect.arrayContaining([...onlineMessageKinds, 'sessionTomorrow', 'campaign']))
  })

  it('that was asked for, or whose seat may be lost by the morning, does not always', () => {
    const atOnce = ['seatOffered', 'seatHeld', 'sessionCancelled', 'sessionMoved', 'accountAsked', 'slipLink']
    expect(waiting.filter((kind) => atOnce.includes(kind))).toEqual([])
    expect(kindsWhere(({ isUrgent }) => isUrgent)).toEqual(expect.arrayContaining(atOnce))
  })

  it('is never both at rest and urgent', () => {
    expect(waiting.filter((kind) => MESSAGES[kind].rule.isUrgent)).toEqual([])
  })
})

describe('the ceiling', () => {
  test.each([
    [{ aDay: 100, keptForUrgent: 10 }, false, 90],
    [{ aDay: 100, keptForUrgent: 10 }, true, 100],
    [{ aDay: 5, keptForUrgent: 10 }, false, 0],
  ])('%j allows where urgent is %s %i', (ceiling, isUrgent, most) => {
    expect(smsAllowance(ceiling, isUrgent)).toBe(most)
  })

  test.each([
    ['2026-11-23T00:00:00+09:00', '2026-11-24T08:00:00+09:00'],
    ['2026-11-23T23:59:59+09:00', '2026-11-24T08:00:00+09:00'],
  ])('reached at %s lets others go on at %s', (now, until) => {
    expect(smsGoesOnAt(new Date(now))).toEqual(new Date(until))
  })
})
