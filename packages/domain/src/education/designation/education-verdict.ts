import { formatMonthDay } from '../../in-person/session/session-text.ts'
import { formatWon } from '../../money/payment/won.ts'
import { formatSeoulDate, type SeoulDay } from '../../time/seoul-day.ts'

export interface EducationFacts {
  year: number
  isExempt: boolean
  completedOn: SeoulDay | null
  completedBeforeOn: SeoulDay | null
  inProgress: 'unpaid' | 'paid' | null
}

/** Answers «또 들어야 해요?»: sanitation education is required every year (Food Sanitation Act, article 41). */
export function educationVerdict(facts: EducationFacts): string {
  const { year, isExempt, completedOn, completedBeforeOn, inProgress } = facts
  const before = completedBeforeOn && `작년 교육은 ${formatSeoulDate(completedBeforeOn)}에 수료했습니다.`
  const now = isExempt
    ? '올해 교육은 면제되었습니다.'
    : completedOn
      ? `올해 교육을 ${formatSeoulDate(completedOn)}에 마쳤습니다.`
      : inProgress === 'paid'
        ? `올해 교육을 받는 중이며 ${year}년 12월 31일 18시까지 마쳐야 합니다.`
        : inProgress === 'unpaid'
          ? `올해 교육을 신청했고 아직 결제하지 않았습니다. ${year}년 12월 31일 18시까지 마쳐야 합니다.`
          : before
            ? `해마다 받으므로 올해도 ${year}년 12월 31일 18시까지 받아야 합니다.`
            : '올해 신청한 교육이 없습니다.'
  return before ? `${before} ${now}` : now
}

interface RefundOffer {
  isAllowed: boolean
  amountWon: number
  untilOn: SeoulDay | null
  sentence: string
}

export function refundOfferText({ isAllowed, amountWon, untilOn, sentence }: RefundOffer): string {
  if (!isAllowed) return `환불 불가 · ${sentence}`
  return `환불 가능 · ${untilOn === null ? '' : `${formatMonthDay(untilOn)}까지 `}${formatWon(amountWon)}`
}
