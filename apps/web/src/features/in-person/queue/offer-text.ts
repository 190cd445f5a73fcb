import type { readOffer } from '@hygiene/contracts/in-person/queue/read-offer'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

export type Offer = EntityOf<typeof readOffer>

type Ended = { title: string; sentence: string }

export const NO_ANSWER: Record<Exclude<Offer['status'], 'offered'>, Ended> = {
  waiting: {
    title: '아직 자리가 나지 않았습니다',
    sentence: '자리가 나면 문자로 다시 알려드립니다.',
  },
  accepted: {
    title: '이미 받으신 자리입니다',
    sentence: '결제와 일정은 신청 내역에서 확인해주세요.',
  },
  declined: {
    title: '포기하신 자리입니다',
    sentence: '다른 일정이 필요하시면 다시 골라주세요.',
  },
  lapsed: {
    title: '안내해 드린 시간이 지났습니다',
    sentence: '자리가 다음 분께 넘어갔습니다. 다른 일정을 골라주세요.',
  },
  left: {
    title: '대기를 취소하셨습니다',
    sentence: '다른 일정이 필요하시면 다시 골라주세요.',
  },
  sessionGone: {
    title: '없어진 일정입니다',
    sentence: '협회 사정으로 취소되었거나 이미 시작한 교육입니다. 다른 일정을 골라주세요.',
  },
}

/** Treats an offer as lapsed by the clock, before a job updates it. */
export function statusAt({ status, offerUntil }: Offer, now: Date): Offer['status'] {
  const isOver = offerUntil === null || new Date(offerUntil) <= now
  return status === 'offered' && isOver ? 'lapsed' : status
}
