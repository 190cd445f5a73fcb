import { industryType, salesType } from '@hygiene/contracts/kit/fields'
import { lockCourse } from '@hygiene/db/locks'
import type { Queries } from '@hygiene/db/connect'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { OnlineType } from '@hygiene/domain/text'
import {
  type BankedQuestion,
  findBankQuestions,
  writeBankQuestion,
} from '../../../education/question-bank/bank-question.ts'
import type { Found, ImportRecords, ExistingRecord } from '../import-records.ts'

const CHOICES = ['choice1', 'choice2', 'choice3', 'choice4', 'choice5'] as const
const BANK = ['year', 'salesType', 'industryType'] as const

/**
 * Imports test questions by bank and text. A corrected question replaces the old one in its bank; existing papers keep theirs.
 */
export const questionRows: ImportRecords = {
  kind: 'questions',
  identity: [...BANK, 'text'],
  async find(db, rows, { isWriting }) {
    const banks = new Map(rows.map((row) => [bankKey(row), bankOf(row)]))
    if (isWriting) await lockBanks(db, [...banks.values()])
    const existing = await findBankQuestions(db, [...banks.values()])
    const known = existing.map((one) => {
      const record = recordOf(one)
      return { record, bank: bankKey(record.values), text: record.values.text ?? '' }
    })
    const byText = new Map(known.map(({ record, bank, text }) => [`${bank} ${text}`, record]))
    const byLetters = new Map(known.map(({ record, bank, text }) => [`${bank} ${letters(text)}`, record]))
    return rows.map((row): Found => {
      const wrong = wrongIn(row)
      if (wrong !== null) return { wrong }
      const own = byText.get(`${bankKey(row)} ${row.text}`)
      if (own) return { is: own }
      const close = byLetters.get(`${bankKey(row)} ${letters(row.text ?? '')}`)
      return close ? { closeTo: close, why: '띄어쓰기나 부호만 다른 문제가 있습니다.' } : null
    })
  },
  async write(db, values, into) {
    const whole: ImportValues = { ...into?.values, ...values }
    const recordNo = await writeBankQuestion(
      db,
      bankOf(whole),
      {
        topic: whole.topic ?? '',
        text: whole.text ?? '',
        choices: choicesOf(whole),
        answer: Number(whole.answer) - 1,
        explanation: whole.explanation ?? '',
      },
      into?.recordNo ?? null,
    )
    return { recordNo, memberNo: null }
  },
}

const choicesOf = (row: ImportValues): string[] =>
  CHOICES.map((key) => row[key] ?? '').filter((choice) => choice !== '')
const bankKey = (row: ImportValues): string => BANK.map((key) => row[key]).join(' ')
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Locks banks through their online courses, in the common order of all actions that change several. */
async function lockBanks(db: Queries, banks: readonly ReturnType<typeof bankOf>[]): Promise<void> {
  const inOrder = banks.toSorted(
    (a, b) => a.year - b.year || b.salesType - a.salesType || a.industryType - b.industryType,
  )
  for (const bank of inOrder) await lockCourse(db, { ...bank, onlineType: OnlineType.online })
}

function bankOf(row: ImportValues) {
  return {
    year: Number(row.year),
    salesType: salesType.parse(Number(row.salesType)),
    industryType: industryType.parse(Number(row.industryType)),
  }
}

function wrongIn(row: ImportValues): string | null {
  const choices = choicesOf(row)
  const isWithGap = CHOICES.some((key, at) => at >= choices.length && (row[key] ?? '') !== '')
  if (isWithGap) return '가운데 보기가 비어 있습니다.'
  if (new Set(choices).size < choices.length) return '같은 보기가 두 번 있습니다.'
  return Number(row.answer) > choices.length ? '정답 번호의 보기가 없습니다.' : null
}

function recordOf({ question, ...bank }: BankedQuestion): ExistingRecord {
  const { questionNo, topic, text, choices, answer, explanation } = question
  return {
    recordNo: questionNo,
    values: {
      ...Object.fromEntries(BANK.map((key) => [key, String(bank[key])])),
      topic,
      text,
      explanation,
      answer: String(answer + 1),
      ...Object.fromEntries(CHOICES.map((key, at) => [key, choices[at] ?? ''])),
    },
  }
}
