import {
  type EnrolmentStatus,
  enrolmentStatusLabel,
} from '@hygiene/domain/education/enrolment/enrolment-status'
import { seoulSentenceOnScreen, seoulTime } from '@hygiene/domain/time/seoul-day'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { unpaidLapsesAfter } from '@hygiene/domain/education/enrolment/unpaid-lapse'
import type { BadgeTone } from '@hygiene/ui'
import { SUPPORT_CONTACT } from '../../../app/association/association.ts'

type State = { label: string; tone: BadgeTone; sentence: string }

const SENTENCES: Record<Exclude<EnrolmentStatus, 'applied'>, string> = {
  paid: '결제가 끝났습니다. 지금 바로 수강하실 수 있습니다.',
  studying: '수강 중입니다. 지난번에 보신 곳부터 이어집니다.',
  studied: '강의를 모두 들으셨습니다. 이제 설문조사를 해주세요.',
  surveyed: '설문을 마치셨습니다. 본인확인 뒤 평가를 봐주세요.',
  completed: '수료하셨습니다. 수료증을 출력하실 수 있습니다.',
  cancelled: '',
  refunded: '결제를 취소하셨습니다. 환불 상태는 결제 내역에서 보실 수 있습니다.',
  expired: '그해 말까지 수료하지 않아 기간이 끝났습니다.',
  revoked: `수료증의 효력이 취소되어 수료로 인정되지 않습니다. 까닭은 ${SUPPORT_CONTACT}로 문의해주세요.`,
}

const TONES: Record<EnrolmentStatus, BadgeTone> = {
  applied: 'accent',
  paid: 'info',
  studying: 'info',
  studied: 'info',
  surveyed: 'info',
  completed: 'brand',
  cancelled: 'neutral',
  refunded: 'neutral',
  expired: 'neutral',
  revoked: 'neutral',
}

function unpaidSentence(appliedAt: Date): string {
  return `아직 결제하지 않으셨습니다. ${monthDayOnScreen(unpaidLapsesAfter(appliedAt))}까지 결제하지 않으시면 신청이 취소됩니다.`
}

/** Describes the state in words as well as colour. */
export function stateOf({
  status,
  appliedAt,
  awaitingDepositUntil,
}: {
  status: EnrolmentStatus
  appliedAt: string
  awaitingDepositUntil: string | null
}): State {
  const state = { label: enrolmentStatusLabel[status], tone: TONES[status] }
  if (status !== 'applied') return { ...state, sentence: SENTENCES[status] }
  if (awaitingDepositUntil === null) return { ...state, sentence: unpaidSentence(new Date(appliedAt)) }
  const until = new Date(awaitingDepositUntil)
  return {
    label: '입금 대기',
    tone: 'accent',
    sentence: `${seoulSentenceOnScreen(until)} ${seoulTime(until)}까지 입금해주세요. 입금하시면 자동으로 확인됩니다.`,
  }
}
