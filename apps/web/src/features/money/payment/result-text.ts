import { REFUSALS } from '@hygiene/contracts/refusals/table'
import type { OrderStatus } from '@hygiene/domain/money/payment/payment-status'
import { seoulTime } from '@hygiene/domain/time/seoul-day'

export type ResultTone = 'done' | 'wait' | 'fail'

type Text = { tone: ResultTone; title: string; sentence: string; isForStaff?: boolean }

const RESULT_TEXT = {
  paid: {
    tone: 'done',
    title: '결제가 끝났습니다',
    sentence: '신청이 확정되었습니다. 지금 바로 수강하실 수 있습니다.',
  },
  virtualAccountIssued: {
    tone: 'wait',
    title: '아래 계좌로 입금해주세요',
    sentence: '기한 안에 입금하시면 결제가 자동으로 확인되고 바로 수강하실 수 있습니다.',
  },
  ready: {
    tone: 'wait',
    title: '아직 결제하지 않으셨습니다',
    sentence: '신청은 그대로 남아 있습니다. 다시 결제해주세요.',
  },
  failed: {
    tone: 'fail',
    title: '결제하지 못했습니다',
    sentence: '돈은 빠져나가지 않았습니다. 다시 결제하시거나 다른 결제 방법을 골라주세요.',
  },
  cancelled: {
    tone: 'fail',
    title: '취소된 결제입니다',
    sentence: '이 결제는 취소되었습니다. 자세한 내용은 결제 내역에서 확인해주세요.',
  },
  paidAfterCancellation: {
    tone: 'wait',
    title: '입금을 확인하고 있습니다',
    sentence: '교육에 쓰지 못하는 입금이어서 모두 돌려드립니다. 문자로 보내드린 안내를 확인해주세요.',
    isForStaff: true,
  },
  mismatched: {
    tone: 'wait',
    title: '결제 금액을 확인하고 있습니다',
    sentence: REFUSALS.PAYMENT_MISMATCH.message,
    isForStaff: true,
  },
} satisfies Record<OrderStatus, Text>

const IN_PERSON_SENTENCES: Partial<Record<OrderStatus, string>> = {
  paid: '신청이 확정되었습니다. 수강증을 인쇄하거나 휴대전화로 가져와주세요. 안내 문자도 보내드렸습니다.',
  virtualAccountIssued:
    '기한까지 자리를 잡아 두었습니다. 기한 안에 입금하시면 결제가 자동으로 확인되고 자리가 확정됩니다.',
  ready: '자리를 잡아 둔 시간이 지나기 전에 다시 결제해주세요.',
  failed: '돈은 빠져나가지 않았습니다. 자리를 잡아 둔 시간이 지나기 전에 다시 결제해주세요.',
}

const BEFORE_IT_ENDS = '자리를 잡아 둔 시간이 지나기 전에'

/** The person closed the gateway's window, which is not shown as a failure. */
const GIVEN_UP = { tone: 'wait', title: '결제를 그만두셨습니다' } as const

type Facts = {
  isInPerson: boolean
  isGivenUp: boolean
  heldUntil?: Date | null
}

export function textOf(status: OrderStatus, { isInPerson, isGivenUp, heldUntil = null }: Facts): Text {
  const text = { ...RESULT_TEXT[status], ...(status === 'failed' && isGivenUp ? GIVEN_UP : {}) }
  if (!isInPerson) return text
  const sentence = IN_PERSON_SENTENCES[status] ?? text.sentence
  return {
    ...text,
    sentence: heldUntil ? sentence.replace(BEFORE_IT_ENDS, `${seoulTime(heldUntil)}까지`) : sentence,
  }
}
