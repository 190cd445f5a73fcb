import { type Marks, presenceOf } from '@hygiene/domain/in-person/check-in/judge-attendance'
import { markSentence, scanRefusalSentence } from '@hygiene/domain/in-person/check-in/check-in-text'
import type { ScanRefusal } from '@hygiene/domain/in-person/check-in/judge-scan'
import { seoulTime } from '@hygiene/domain/time/seoul-day'
import type { SlipFacts } from '@hygiene/domain/in-person/slip/slip-payload'
import type { Direction, CheckIn, CheckInPerson } from '../kept/check-in-records.ts'
import { marksOf } from './people-now.ts'
import { timesOf } from './session-times.ts'

export type AnswerTone = 'in' | 'out' | 'warn' | 'refused'

export type CheckInAnswer = {
  tone: AnswerTone
  title: string
  who: CheckInPerson | null
  sentence: string
  isRecorded: boolean
}

/** Treats a second departure within this time as the same one. */
const SAME_LEAVING_MS = 60_000

const TITLES: Partial<Record<ScanRefusal, string>> = {
  OTHER_DAY: '다른 날짜 수강증',
  OTHER_VENUE: '다른 교육장 수강증',
  OTHER_SESSION: '다른 교육 수강증',
  SESSION_CANCELLED: '취소된 교육',
}

export const UNLISTED: CheckInAnswer = {
  tone: 'refused',
  title: '일정이 변경된 수강증',
  who: null,
  sentence: '명단에 없는 신청입니다. 일정을 변경하거나 취소하신 분인지, 새 수강증이 있는지 확인해주세요.',
  isRecorded: true,
}

export const NOT_KEPT: CheckInAnswer = {
  tone: 'refused',
  title: '기록하지 못함',
  who: null,
  sentence: '휴대전화에 기록을 보관하지 못했습니다. 저장 공간을 확인하신 뒤 다시 찍어주세요.',
  isRecorded: false,
}

export function answerOnPerson(
  person: CheckInPerson,
  direction: Direction,
  at: Date,
  sessionDay: CheckIn['sessionDay'],
): CheckInAnswer {
  const session = timesOf(sessionDay)
  const before = marksOf(person)
  const sentence = markSentence(before, { direction, markedAt: at }, session)
  if (direction === 'in') {
    if (before.inAt) return again(person, sentence)
    const isLate = presenceOf({ inAt: at, outAt: session.endsAt }, session) !== 'present'
    return marked(person, 'in', isLate, sentence)
  }
  if (before.outAt && at.getTime() - before.outAt.getTime() < SAME_LEAVING_MS)
    return again(person, `이미 ${seoulTime(before.outAt)}에 나가신 분입니다.`)
  return marked(person, 'out', spoilsLeaving(before, at, session), sentence)
}

export function answerOnRefusal(refusal: ScanRefusal, slip: SlipFacts | null): CheckInAnswer {
  return {
    tone: 'refused',
    title: TITLES[refusal] ?? '위조되었거나 손상된 QR',
    who: null,
    sentence: scanRefusalSentence(refusal, slip),
    isRecorded: false,
  }
}

function spoilsLeaving({ inAt }: Marks, at: Date, session: ReturnType<typeof timesOf>): boolean {
  return inAt === null || presenceOf({ inAt: session.startsAt, outAt: at }, session) !== 'present'
}

function marked(
  who: CheckInPerson,
  direction: Direction,
  isWarning: boolean,
  sentence: string,
): CheckInAnswer {
  const title = direction === 'in' ? '입실 확인' : '퇴실 확인'
  return { tone: isWarning ? 'warn' : direction, title, who, sentence, isRecorded: true }
}

function again(who: CheckInPerson, sentence: string): CheckInAnswer {
  return { tone: 'warn', title: '이미 확인됨', who, sentence, isRecorded: false }
}
