import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { addQuestion } from '@hygiene/contracts/education/question-bank/staff/add-question'
import type { BankKind } from '@hygiene/domain/education/question-bank/question-bank'
import type { ChangedRow } from '../../../shared/change-dialog/change-table.tsx'
import type { Banks, QuestionRecord } from './question-text.ts'

export interface Typed {
  topic: string
  text: string
  choices: readonly string[]
  answer: number
  explanation: string
  /** Is empty for no lecture. */
  lecture: string
}

export type Errors = Partial<Record<'topic' | 'text' | 'choices' | 'banks', string>>

export const MOST_CHOICES = 6

export const EMPTY: Typed = {
  topic: '',
  text: '',
  choices: ['', '', '', ''],
  answer: 0,
  explanation: '',
  lecture: '',
}

export function typedOf(record: QuestionRecord): Typed {
  const { topic, text, choices, answer, explanation, lectureNo } = record
  return { topic, text, choices, answer, explanation, lecture: lectureNo === null ? '' : String(lectureNo) }
}

export const isSame = (one: Typed, other: Typed): boolean => JSON.stringify(one) === JSON.stringify(other)

export function errorsOf({ topic, text, choices }: Typed, banks: readonly BankKind[]): Errors {
  const wording = choices.map((choice) => choice.trim())
  const errors: Errors = {}
  if (topic.trim() === '') errors.topic = '주제를 입력해주세요.'
  if (text.trim() === '') errors.text = '문제를 입력해주세요.'
  if (wording.includes('')) errors.choices = '빈 보기를 채우거나 빼주세요.'
  else if (new Set(wording).size < wording.length) errors.choices = '같은 보기가 두 번 있습니다.'
  if (banks.length === 0) errors.banks = '은행을 하나 이상 골라주세요.'
  return errors
}

type Sent = SentTo<typeof addQuestion>

export function sentOf({ lecture, ...typed }: Typed, banks: readonly BankKind[]): Sent {
  return {
    ...typed,
    choices: typed.choices.map((choice) => choice.trim()),
    lectureNo: lecture === '' ? null : Number(lecture),
    banks: banks.map(({ year, salesType, industryType }) => ({ year, salesType, industryType })),
  }
}

export function differenceOf(
  before: Typed,
  after: Typed,
  lectures: Banks['lectures'],
): (ChangedRow & { before: string; after: string })[] {
  const lectureOf = ({ lecture }: Typed) =>
    lectures.find(({ lectureNo }) => String(lectureNo) === lecture)?.title ?? '없음'
  const rows = [
    { label: '주제', before: before.topic, after: after.topic },
    { label: '문제', before: before.text, after: after.text },
    ...Array.from({ length: Math.max(before.choices.length, after.choices.length) }, (_, place) => ({
      label: `보기 ${place + 1}`,
      before: before.choices[place] ?? '-',
      after: after.choices[place] ?? '-',
    })),
    { label: '정답', before: `보기 ${before.answer + 1}`, after: `보기 ${after.answer + 1}` },
    { label: '풀이', before: before.explanation || '-', after: after.explanation || '-' },
    { label: '강의', before: lectureOf(before), after: lectureOf(after) },
  ]
  return rows.filter((row) => row.before !== row.after)
}
