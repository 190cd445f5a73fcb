import { formatSeoulSentence, seoulTime } from '../../time/seoul-day.ts'
import {
  EARLY_MINUTES,
  LATE_MINUTES,
  type Mark,
  type Marks,
  mergeMarks,
  presenceOf,
} from './judge-attendance.ts'
import type { ScanRefusal } from './judge-scan.ts'
import type { SlipFacts } from '../slip/slip-payload.ts'

const SENTENCES: Record<Exclude<ScanRefusal, 'OTHER_DAY'>, string> = {
  FORGED: '협회가 발급한 수강증의 QR이 아닙니다. 이름으로 찾아 신분증을 확인해주세요.',
  SCAN_NUMBER_TAKEN: '같은 번호의 다른 기록이 이미 있습니다. 한 번 더 찍어주세요.',
  CLOCK_AHEAD: '휴대전화의 시각이 앞서 있어 기록하지 않았습니다. 시각을 자동으로 맞춘 뒤 다시 찍어주세요.',
  OUTSIDE_DAY: '교육일의 기록이 아니어서 받지 않았습니다. 휴대전화의 날짜를 확인해주세요.',
  SESSION_CANCELLED: '협회 사정으로 취소된 교육입니다. 출석을 기록하지 않았습니다.',
  OTHER_VENUE: '같은 날 다른 교육장의 수강증입니다. 수강증에 적힌 교육장으로 안내해주세요.',
  OTHER_SESSION: '같은 날 이곳에서 열리는 다른 교육의 수강증입니다. 수강증의 교육 시간을 확인해주세요.',
  MOVED: '다른 일정으로 변경하신 신청입니다. 새 수강증의 날짜와 교육장을 확인해주세요.',
  UNPAID: '결제가 끝나지 않은 신청입니다. 협회로 문의하시도록 안내해주세요.',
  ENDED: '취소되었거나 환불된 신청입니다. 들어가실 수 없습니다.',
  UNKNOWN: '이 교육의 명단에 없는 신청입니다. 이름으로 다시 찾아주세요.',
}

export function scanRefusalSentence(refusal: ScanRefusal, slip: SlipFacts | 'forged' | null): string {
  if (refusal !== 'OTHER_DAY') return SENTENCES[refusal]
  const day = slip && slip !== 'forged' ? formatSeoulSentence(slip.eduDate) : '다른 날'
  return `${day} 교육의 수강증입니다. 오늘 교육에는 들어가실 수 없습니다.`
}

export const KNOWN_SCAN_SENTENCE = '이미 받은 기록입니다.'

export function markSentence(before: Marks, mark: Mark, session: { startsAt: Date; endsAt: Date }): string {
  const at = seoulTime(mark.markedAt)
  const after = mergeMarks(before, mark)
  if (mark.direction === 'in') {
    if (before.inAt && after.inAt === before.inAt)
      return `이미 ${seoulTime(before.inAt)}에 들어오신 분입니다.`
    const isLate = presenceOf({ inAt: mark.markedAt, outAt: session.endsAt }, session) === 'partial'
    return isLate
      ? `${at} 입실. 시작하고 ${LATE_MINUTES}분이 지나 수료로 인정되지 않을 수 있습니다.`
      : `${at} 입실을 기록했습니다.`
  }
  const isEarly = presenceOf({ inAt: session.startsAt, outAt: mark.markedAt }, session) === 'partial'
  if (isEarly) return `${at} 퇴실. 끝나기 ${EARLY_MINUTES}분 전보다 이르면 수료로 인정되지 않습니다.`
  return after.inAt ? `${at} 퇴실을 기록했습니다.` : `${at} 퇴실. 입실 기록이 없으니 협회에 알려주세요.`
}
