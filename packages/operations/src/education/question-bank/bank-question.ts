import type { BankQuestion, ExamQuestion } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { editionsOf, originOf } from './load-question.ts'

type Bank = Pick<BankQuestion, 'year' | 'salesType' | 'industryType'>
type Facts = Pick<ExamQuestion, 'topic' | 'text' | 'choices' | 'answer' | 'explanation'>

export type BankedQuestion = BankQuestion & { question: ExamQuestion }

export async function findBankQuestions(db: Queries, banks: readonly Bank[]): Promise<BankedQuestion[]> {
  return db.bankQuestion.findMany({
    where: { OR: [...banks] },
    include: { question: true },
    orderBy: { questionNo: 'asc' },
  })
}

/**
 * Adds a question to a bank. A correction is a new version that replaces the old one in this bank only; papers already drawn and
 * other banks keep the old one. An identical question in another bank is reused.
 */
export async function writeBankQuestion(
  db: Transaction,
  bank: Bank,
  facts: Facts,
  replacesNo: number | null,
): Promise<number> {
  const { choices, ...text } = facts
  const old =
    replacesNo === null ? null : await db.examQuestion.findUnique({ where: { questionNo: replacesNo } })
  if (old) await db.bankQuestion.deleteMany({ where: { ...bank, questionNo: old.questionNo } })
  const same = await db.examQuestion.findFirst({
    where: { ...text, choices: { equals: choices }, isUsed: true },
    orderBy: { questionNo: 'desc' },
  })
  const { questionNo } =
    same ?? (await db.examQuestion.create({ data: { ...text, choices, ...(await placeAfter(db, old)) } }))
  await db.bankQuestion.createMany({ data: { ...bank, questionNo }, skipDuplicates: true })
  return questionNo
}

/**
 * Returns the version position of a new row: after all versions, or the first of its own. The caller holds the bank's lock, and a
 * question's lock would have to come before it. A concurrent edit therefore collides on the number, and the import job runs
 * again.
 */
async function placeAfter(db: Transaction, old: ExamQuestion | null) {
  if (!old) return {}
  const [last] = await editionsOf(db, originOf(old))
  return { originNo: originOf(old), edition: (last?.edition ?? 0) + 1, lectureNo: old.lectureNo }
}
