import { type PrismaClient, transaction } from '@hygiene/db'
import { denied, mayRetireQuestion } from '@hygiene/domain'
import { bankStatuses, isSameBank } from './bank-statuses.ts'
import { lockSeenQuestion, type QuestionRefusal, type QuestionSeen } from './load-question.ts'
import { lockBanks } from './lock-banks.ts'

type Retired =
  | { allowed: true }
  | { allowed: false; reason: QuestionRefusal | 'QUESTION_RETIRED' | 'QUESTION_BANK_SHORT' }

/** No paper holds the question from now on; each of its banks keeps enough for one. Papers there are keep it. */
export async function retireQuestion(client: PrismaClient, seen: QuestionSeen, now: Date): Promise<Retired> {
  return transaction<Retired>(client, async (db) => {
    const locked = await lockSeenQuestion(db, seen)
    if (!locked.allowed) return locked
    const { question } = locked
    if (!question.isUsed) return denied('QUESTION_RETIRED')
    await lockBanks(db, question.banks)
    const statuses = await bankStatuses(db)
    const own = statuses.filter((bank) => question.banks.some((other) => isSameBank(bank, other)))
    const verdict = mayRetireQuestion(own, now)
    if (!verdict.allowed) return verdict
    await db.examQuestion.update({ where: { questionNo: question.questionNo }, data: { isUsed: false } })
    return { allowed: true }
  })
}
