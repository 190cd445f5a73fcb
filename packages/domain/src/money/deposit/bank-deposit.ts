import { keysOf } from '../../keys-of.ts'

export const depositMatchLabel = {
  order: '주문번호가 맞음',
  name: '이름·금액이 맞음',
  chosen: '직원이 고름',
  double: '이미 결제됨',
  none: '주문 없음',
} as const
export const depositMatches = keysOf(depositMatchLabel)

export const depositStateLabel = { open: '볼 것', paid: '결제 완료', closed: '끝냄' } as const
export type BankDepositState = keyof typeof depositStateLabel
export const depositStates = keysOf(depositStateLabel)
