import { describe, expect, test } from 'vitest'
import {
  exceptionActions,
  paymentExceptionOf,
  type ExceptionFacts,
  type PaymentExceptionKind,
} from './payment-exception.ts'

const now = new Date('2026-11-21T10:00:00+09:00')
const sent = (at: string): ExceptionFacts['refund'] => ({
  status: 'sent',
  sentAt: new Date(at),
  returnedTwiceAt: null,
})
const refund = (status: 'requested' | 'done' | 'failed', returnedTwiceAt: Date | null = null) => ({
  status,
  sentAt: null,
  returnedTwiceAt,
})

describe('a payment exception', () => {
  test.each<[string, ExceptionFacts, PaymentExceptionKind]>([
    ['money for what had ended', { status: 'paidAfterCancellation', refund: null }, 'lateMoney'],
    ['being returned', { status: 'paidAfterCancellation', refund: refund('requested') }, 'refundInProgress'],
    ['refused by the gateway', { status: 'paidAfterCancellation', refund: refund('failed') }, 'refundFailed'],
    ['a person’s refund that failed', { status: 'paid', refund: refund('failed') }, 'refundFailed'],
    ['asked for again', { status: 'paid', refund: refund('requested') }, 'refundInProgress'],
    [
      'sent three days ago',
      { status: 'paid', refund: sent('2026-11-18T10:00:00+09:00') },
      'refundInProgress',
    ],
    [
      'sent a moment more than three days ago',
      { status: 'paid', refund: sent('2026-11-18T09:59:59+09:00') },
      'refundSlow',
    ],
    ['two at the gateway', { status: 'paid', refund: null, night: 'double' }, 'paidTwice'],
    ['none at the gateway', { status: 'paid', refund: null, night: 'orphan' }, 'goneAtGateway'],
    [
      'given back here, not there',
      { status: 'cancelled', refund: refund('done'), night: 'over' },
      'amountDiffers',
    ],
    [
      'late money stays late',
      { status: 'paidAfterCancellation', refund: null, night: 'double' },
      'lateMoney',
    ],
    ['not heard', { status: 'ready', refund: null, night: 'late' }, 'noticeMissed'],
    ['another amount', { status: 'mismatched', refund: null }, 'amountDiffers'],
    ['cancelled in part', { status: 'paid', refund: null }, 'amountDiffers'],
    ['gone back from a certificate', { status: 'cancelled', refund: null }, 'certifiedUnpaid'],
    [
      'gone back after a refund had failed',
      { status: 'cancelled', refund: refund('failed') },
      'certifiedUnpaid',
    ],
    [
      'gone back by a transfer and by the gateway',
      { status: 'cancelled', refund: refund('done', now) },
      'returnedTwice',
    ],
    [
      'to be sent to an account',
      { status: 'paid', refund: { ...refund('requested'), isByHand: true } },
      'transferDue',
    ],
    ['approved at the gateway and unheard of', { status: 'ready', refund: null }, 'noticeMissed'],
    ['gone back by a refund', { status: 'cancelled', refund: refund('done') }, 'certifiedUnpaid'],
  ])('classifies a payment exception: %s', (_what, facts, exception) => {
    expect(paymentExceptionOf(facts, now)).toBe(exception)
  })

  test('offers refund or closing, a transfer only after a refusal and nothing in progress', () => {
    for (const [exception, actions] of Object.entries(exceptionActions)) {
      expect(actions.includes('refund') && actions.includes('close')).toBe(false)
      expect(actions.includes('transfer')).toBe(['refundFailed', 'transferDue'].includes(exception))
      expect(actions.length === 0).toBe(['refundSlow', 'refundInProgress'].includes(exception))
    }
  })
})
