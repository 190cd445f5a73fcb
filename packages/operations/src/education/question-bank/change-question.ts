import { type PrismaClient, transaction } from '@hygiene/db'
import { type BankKind, denied } from '@hygiene/domain'
import { bankOf, isSameBank } from './bank-statuses.ts'
import {
  columnsOf,
  isLectureKnown,
  lockSeenQuestion,
  originOf,
  type QuestionBody,
  type QuestionRefusal,
  type QuestionSeen,
} from './load-question.ts'
import { lockBanks } from './lock-banks.ts'

type Changed =
  | { allowed: true; questionNo: number; edition: number }
  | {
      allowed: false
      reason: QuestionRefusal | 'QUESTION_BANK_UNKNOWN' | 'QUESTION_SAME' | 'COURSE_LECTURE_UNKNOWN'
    }

/**
 * Writes another version of a question, which takes its place in the banks chosen: papers drawn from then on hold it. Papers
 * there are keep the version they were drawn with, and so do the banks that were not chosen.
 */
export async function changeQuestion(
  client: PrismaClient,
  seen: QuestionSeen,
  body: QuestionBody,
  banks: readonly BankKind[],
  writing: { employeeNo: number; now: Date },
): Promise<Changed> {
  return transaction<Changed>(client, async (db) => {
    const locked = await lockSeenQuestion(db, seen)
    if (!locked.allowed) return locked
    const { question } = locked
    await lockBanks(db, banks)
    if (!banks.every((bank) => question.banks.some((own) => isSameBank(bank, own))))
      return denied('QUESTION_BANK_UNKNOWN')
    if (!(await isLectureKnown(db, body))) return denied('COURSE_LECTURE_UNKNOWN')
    if (saysTheSame(question, body)) return denied('QUESTION_SAME')

    const edition = seen.lastEdition + 1
    await db.bankQuestion.deleteMany({
      where: { questionNo: question.questionNo, OR: banks.map(bankOf) },
    })
    const { questionNo } = await db.examQuestion.create({
      data: {
        ...columnsOf(body, writing),
        originNo: originOf(question),
        edition,
        isUsed: question.isUsed,
        banks: { create: banks.map(bankOf) },
      },
    })
    return { allowed: true, questionNo, edition }
  })
}

function saysTheSame(one: QuestionBody, other: QuestionBody): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ topic, text, choices, answer, explanation, lectureNo }: QuestionBody): string {
  return JSON.stringify([topic, text, choices, answer, explanation, lectureNo])
}
