import { type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { type BankKind, denied } from '@hygiene/domain'
import { bankOf, bankStatuses, isSameBank } from './bank-statuses.ts'
import { columnsOf, isLectureKnown, type QuestionBody } from './load-question.ts'
import { lockBanks } from './lock-banks.ts'

type Added =
  | { allowed: true; questionNo: number }
  | { allowed: false; reason: 'QUESTION_BANK_UNKNOWN' | 'QUESTION_TWIN' | 'COURSE_LECTURE_UNKNOWN' }

/** Puts a new question into banks of courses there are; sent twice, the second hears that it stands there. */
export async function addQuestion(
  client: PrismaClient,
  body: QuestionBody,
  banks: readonly BankKind[],
  writing: { employeeNo: number; now: Date },
): Promise<Added> {
  return transaction<Added>(client, async (db) => {
    await lockBanks(db, banks)
    const known = await bankStatuses(db)
    if (!banks.every((bank) => known.some((other) => isSameBank(bank, other))))
      return denied('QUESTION_BANK_UNKNOWN')
    if (!(await isLectureKnown(db, body))) return denied('COURSE_LECTURE_UNKNOWN')
    if (await hasTwin(db, body, banks)) return denied('QUESTION_TWIN')
    const { questionNo } = await db.examQuestion.create({
      data: { ...columnsOf(body, writing), banks: { create: banks.map(bankOf) } },
    })
    return { allowed: true, questionNo }
  })
}

/** Does one of the banks ask the same with the same choices? */
async function hasTwin(db: Transaction, { text, choices }: QuestionBody, banks: readonly BankKind[]) {
  const twins = await db.examQuestion.count({
    where: { text, choices: { equals: [...choices] }, banks: { some: { OR: banks.map(bankOf) } } },
  })
  return twins > 0
}
