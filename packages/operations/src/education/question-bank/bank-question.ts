import type { BankQuestion, ExamQuestion } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { editionsOf, originOf } from './load-question.ts'

type Bank = Pick<BankQuestion, 'year' | 'salesType' | 'industryType'>
type Facts = Pick<ExamQuestion, 'topic' | 'text' | 'choices' | 'answer' | 'explanation'>

export type BankedQuestion = BankQuestion & { question: ExamQuestion }

/** All questions of some banks. */
export async function findBankQuestions(db: Queries, banks: readonly Bank[]): Promise<BankedQuestion[]> {
  return db.bankQuestion.findMany({
    where: { OR: [...banks] },
    include: { question: true },
    orderBy: { questionNo: 'asc' },
  })
}

/**
 * Puts a question into a bank. A corrected one is the next version, which takes the place of the old in this bank alone: papers that
 * drew the old one are judged by it, and other banks keep it. One that stands in another bank word for word is the same.
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
 * The place of a new row among the versions of a question: the next after all of them, or the first of its own. The caller holds
 * the bank, and a question's lock comes before it: where an employee changes it at the same instant, one of the two numbers is
 * taken, and the job of the import runs again.
 */
async function placeAfter(db: Transaction, old: ExamQuestion | null) {
  if (!old) return {}
  const [last] = await editionsOf(db, originOf(old))
  return { originNo: originOf(old), edition: (last?.edition ?? 0) + 1, lectureNo: old.lectureNo }
}
