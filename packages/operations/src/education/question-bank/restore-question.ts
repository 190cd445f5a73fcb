import { type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { lockSeenQuestion, type QuestionRefusal, type QuestionSeen } from './load-question.ts'

type Restored = { allowed: true } | { allowed: false; reason: QuestionRefusal | 'QUESTION_IN_USE' }

/** Papers may hold the question again. */
export async function restoreQuestion(client: PrismaClient, seen: QuestionSeen): Promise<Restored> {
  return transaction<Restored>(client, async (db) => {
    const locked = await lockSeenQuestion(db, seen)
    if (!locked.allowed) return locked
    const { questionNo, isUsed } = locked.question
    if (isUsed) return denied('QUESTION_IN_USE')
    await db.examQuestion.update({ where: { questionNo }, data: { isUsed: true } })
    return { allowed: true }
  })
}
