import { lockApplication } from '@hygiene/db/locks'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { allowed } from '@hygiene/domain/verdict'
import { formatWon } from '@hygiene/domain/money/payment/won'
import {
  judgeExceptionalRefund,
  type RefundMethod,
  refundMethodLabel,
  refundMethods,
} from '@hygiene/domain/money/refund/exceptional-refund'
import { maskName } from '@hygiene/domain/member/account/masking'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../../staff/approval/approval-kind.ts'
import { refundPayment } from './refund-payment.ts'

export interface ExceptionalRefund {
  paymentNo: number
  amountWon: number
  method: RefundMethod
  accountSealed: string | null
  isHolderKnown: boolean | null
}

/** Refunds money outside the terms, at most the rest of the order and only once. The record is the order with its refunds. */
export const exceptionalRefund: ApprovalKind<ExceptionalRefund> = {
  kind: 'exceptionalRefund',
  facts: z.object({
    paymentNo: z.int(),
    amountWon: z.int(),
    method: z.enum(refundMethods),
    accountSealed: z.string().nullable(),
    isHolderKnown: z.boolean().nullable().default(null),
  }),
  subject: ({ paymentNo }) => `payment ${paymentNo}`,
  async lock(db, { paymentNo }) {
    const payment = await db.payment.findUnique({ where: { paymentNo } })
    if (payment) await lockApplication(db, payment.applicationNo)
  },
  async load(db, facts) {
    const payment = await findWithRefunds(db, facts.paymentNo)
    if (!payment || !judgeExceptionalRefund(payment, facts.amountWon).allowed) return null
    const { memberNo, member, amountWon, refunds } = payment
    const left = refundableWon(payment)
    const returned = amountWon - left
    return {
      title: `${orderNumber(payment)} ${maskName(member.name)}: ${formatWon(facts.amountWon)} 예외 환불`,
      rows: [
        {
          label: '환불액',
          before: formatWon(returned),
          after: formatWon(returned + facts.amountWon),
        },
        { label: '남는 금액', before: formatWon(left), after: formatWon(left - facts.amountWon) },
        { label: '돌려드리는 길', before: '-', after: refundMethodLabel[facts.method] },
        ...holderRows(facts),
      ],
      follows: followsOf(facts, left),
      fingerprint: fingerprintOf({
        status: payment.status,
        amountWon,
        refunds: refunds.map(({ refundNo, status }) => [refundNo, status]),
      }),
      memberNos: [memberNo],
    }
  },
  async perform(db, facts, { maker, text, now }) {
    const payment = await findWithRefunds(db, facts.paymentNo)
    const verdict = judgeExceptionalRefund(payment ?? NOTHING, facts.amountWon)
    if (!payment || !verdict.allowed) return verdict
    const { amountWon, method, isHolderKnown } = facts
    const accountSealed = facts.accountSealed === null ? null : Buffer.from(facts.accountSealed, 'base64')
    const wanted = {
      amountWon,
      reason: text,
      accountSealed,
      isHolderKnown,
      isExceptional: true,
      isByHand: method === 'account',
    }
    await refundPayment(db, payment, { ...wanted, employeeNo: maker.employeeNo }, now)
    return allowed()
  },
}

function holderRows({ isHolderKnown }: ExceptionalRefund) {
  if (isHolderKnown === null) return []
  return [{ label: '예금주', before: '-', after: isHolderKnown ? '은행과 같음' : '은행에서 확인하지 못함' }]
}

const NOTHING = { status: 'cancelled', amountWon: 0, refunds: [] } as const

async function findWithRefunds(db: Queries | Transaction, paymentNo: number) {
  return db.payment.findUnique({
    where: { paymentNo },
    include: { member: true, refunds: { orderBy: { refundNo: 'asc' } } },
  })
}

function followsOf({ amountWon, method }: ExceptionalRefund, leftWon: number): string[] {
  return [
    method === 'method'
      ? '승인되면 결제사로 바로 환불을 보냅니다.'
      : '승인되면 계좌로 보낼 환불로 대사에 오르고, 보낸 뒤에 송금을 기록합니다.',
    amountWon === leftWon
      ? '남은 금액이 없으므로 수료하지 않은 교육은 환불로 끝납니다.'
      : '일부만 돌려드리므로 교육은 그대로입니다.',
    '영수증을 받으셨으면 환불액을 적어 새로 발급합니다.',
  ]
}
