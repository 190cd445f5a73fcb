import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { saveSurvey } from '@hygiene/contracts/education/survey/staff/save-survey'
import type { ChangedRow } from '../../../shared/change-dialog/change-table.tsx'
import type { SurveyRecord } from './survey-text.ts'

export type Kind = 'scale' | 'choice' | 'text'

/** Holds a typed question. `key` identifies it while questions are moved. */
export interface TypedQuestion {
  key: number
  kind: Kind
  text: string
  /** Holds one choice per line. */
  choices: string
  isRequired: boolean
}

export interface Typed {
  title: string
  questions: readonly TypedQuestion[]
}

export type Errors = { title?: string; questions?: string; at?: Record<number, string> }

export const kindLabel: Record<Kind, string> = { scale: '척도', choice: '고르기', text: '글' }

const STEPS = ['매우 그렇지 않다', '그렇지 않다', '보통이다', '그렇다', '매우 그렇다'].join('\n')

export function newQuestion(key: number): TypedQuestion {
  return { key, kind: 'scale', text: '', choices: STEPS, isRequired: true }
}

export const EMPTY: Typed = { title: '', questions: [newQuestion(1)] }

export function typedOf({ title, questions }: Pick<SurveyRecord, 'title' | 'questions'>): Typed {
  return {
    title,
    questions: questions.map(({ kind, isScale, text, choices, isRequired }, place) => ({
      key: place + 1,
      kind: isScale ? ('scale' as const) : kind,
      text,
      choices: choices.join('\n'),
      isRequired,
    })),
  }
}

export const linesOf = (choices: string): string[] =>
  choices
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

type Sent = Pick<SentTo<typeof saveSurvey>, 'title' | 'questions'>

export function sentOf({ title, questions }: Typed): Sent {
  return {
    title: title.trim(),
    questions: questions.map(({ kind, text, choices, isRequired }) =>
      kind === 'text'
        ? { kind, text: text.trim(), choices: [], isScale: false, isRequired }
        : {
            kind: 'choice',
            text: text.trim(),
            choices: linesOf(choices),
            isScale: kind === 'scale',
            isRequired,
          },
    ),
  }
}

export const isSame = (one: Typed, other: Typed): boolean =>
  JSON.stringify(sentOf(one)) === JSON.stringify(sentOf(other))

export function errorsOf({ title, questions }: Typed): Errors {
  const at: Record<number, string> = {}
  for (const { key, kind, text, choices } of questions) {
    const lines = linesOf(choices)
    if (text.trim() === '') at[key] = '질문을 입력해주세요.'
    else if (kind !== 'text' && (lines.length < 2 || lines.length > 10))
      at[key] = '보기를 한 줄에 하나씩, 두 개에서 열 개까지 입력해주세요.'
    else if (kind !== 'text' && new Set(lines).size < lines.length) at[key] = '같은 보기가 두 번 있습니다.'
  }
  return {
    ...(title.trim() === '' ? { title: '설문 이름을 입력해주세요.' } : {}),
    ...(questions.length === 0 ? { questions: '질문을 하나 이상 넣어주세요.' } : {}),
    ...(Object.keys(at).length > 0 ? { at } : {}),
  }
}

export function differenceOf(before: Typed, after: Typed): ChangedRow[] {
  const wording = (typed: Typed, place: number) => {
    const question = typed.questions[place]
    if (!question) return '-'
    const { kind, text, choices, isRequired } = question
    const of = kind === 'text' ? '' : `: ${linesOf(choices).join(', ')}`
    return `${text} (${kindLabel[kind]}${isRequired ? '' : ', 선택'})${of}`
  }
  const count = Math.max(before.questions.length, after.questions.length)
  return [
    { label: '이름', before: before.title, after: after.title },
    ...Array.from({ length: count }, (_, place) => ({
      label: `질문 ${place + 1}`,
      before: wording(before, place),
      after: wording(after, place),
    })),
  ].filter((row) => row.before !== row.after)
}
