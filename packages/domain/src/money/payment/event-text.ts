import { orderStatusLabel, type GatewayStatus, type OrderStatus } from './payment-status.ts'
import { formatWon } from './won.ts'

const paymentEventKinds = [
  'heard',
  'closed',
  'entered',
  'refundBegun',
  'refundSent',
  'refundRefused',
  'refundDone',
  'refundTransferred',
  'exceptionOpened',
  'explained',
  'asked',
] as const
type PaymentEventKind = (typeof paymentEventKinds)[number]

export type EventSide = 'ours' | 'gateway' | 'staff'

export const gatewayStatusLabel: Record<GatewayStatus, string> = {
  READY: '결제 전',
  PAY_PENDING: '결제 처리 중',
  VIRTUAL_ACCOUNT_ISSUED: '가상계좌 발급',
  PAID: '승인',
  FAILED: '실패',
  PARTIAL_CANCELLED: '일부 취소',
  CANCELLED: '취소',
}

export type KeptEvent = {
  kind: PaymentEventKind
  status: OrderStatus
  gatewayStatus: string | null
  amountWon: number | null
  text: string | null
}

const TITLES: Record<Exclude<PaymentEventKind, 'heard'>, string> = {
  closed: '주문을 닫음',
  entered: '관리자 결제를 넣음',
  refundBegun: '환불을 시작함',
  refundSent: '환불을 결제사에 보냄',
  refundRefused: '결제사가 환불을 거절함',
  refundDone: '환불이 끝남',
  refundTransferred: '계좌로 송금함',
  exceptionOpened: '확인이 필요한 건으로 올림',
  explained: '설명하고 닫음',
  asked: '결제사에 재확인 요청',
}

const SIDES: Record<PaymentEventKind, EventSide> = {
  heard: 'gateway',
  closed: 'ours',
  entered: 'staff',
  refundBegun: 'ours',
  refundSent: 'ours',
  refundRefused: 'gateway',
  refundDone: 'gateway',
  refundTransferred: 'staff',
  exceptionOpened: 'ours',
  explained: 'staff',
  asked: 'staff',
}

export function paymentEventText(event: KeptEvent): { side: EventSide; text: string } {
  const { kind, status, amountWon, text } = event
  const title = kind === 'heard' ? heardTitle(event) : TITLES[kind]
  const sum = amountWon === null ? '' : ` ${formatWon(amountWon)}`
  const ended = kind === 'heard' ? ` → ${orderStatusLabel[status]}` : ''
  return { side: SIDES[kind], text: `${title}${sum}${ended}${text ? `: ${text}` : ''}` }
}

function heardTitle({ gatewayStatus }: KeptEvent): string {
  const label = gatewayStatusLabel[gatewayStatus as GatewayStatus] as string | undefined
  return label ?? gatewayStatus ?? ''
}
