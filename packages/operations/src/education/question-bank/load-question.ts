import { lockQuestion } from '@hygiene/db/locks'
import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'

/** Holds the content of a version, which never changes once a paper contains it. */
export interface QuestionBody {
  topic: string
  text: string
  choices: readonly string[]
  answer: number
  explanation: string
  lectureNo: number | null
}

const WITH_BANKS = { banks: true } as const satisfies Prisma.ExamQuestionInclude
export type StoredQuestion = Prisma.ExamQuestionGetPayload<{ include: typeof WITH_BANKS }>

export function originOf({ originNo, questionNo }: { originNo: number | null; questionNo: number }): number {
  return originNo ?? questionNo
}

export async function editionsOf(db: Queries, originNo: number): Promise<StoredQuestion[]> {
  return db.examQuestion.findMany({
    where: { OR: [{ questionNo: originNo }, { originNo }] },
    include: WITH_BANKS,
    orderBy: { edition: 'desc' },
  })
}

export interface QuestionSeen {
  questionNo: number
  lastEdition: number
}

type QuestionRefusal = 'QUESTION_NOT_FOUND' | 'QUESTION_CHANGED' | 'QUESTION_REPLACED'
type Locked =
  | { allowed: true; question: StoredQuestion; editions: StoredQuestion[] }
  | { allowed: false; reason: QuestionRefusal }

/** Locks the question and returns a version that is in a bank. Refuses if another employee has changed it since. */
export async function lockSeenQuestion(
  db: Transaction,
  { questionNo, lastEdition }: QuestionSeen,
): Promise<Locked> {
  const known = await db.examQuestion.findUnique({ where: { questionNo } })
  if (!known) return denied('QUESTION_NOT_FOUND')
  await lockQuestion(db, originOf(known))
  const editions = await editionsOf(db, originOf(known))
  const question = editions.find((edition) => edition.questionNo === questionNo)
  if (!question || editions[0]?.edition !== lastEdition) return denied('QUESTION_CHANGED')
  return question.banks.length === 0 ? denied('QUESTION_REPLACED') : { allowed: true, question, editions }
}

export async function isLectureKnown(db: Queries, { lectureNo }: Pick<QuestionBody, 'lectureNo'>) {
  return lectureNo === null || (await db.lecture.count({ where: { lectureNo } })) > 0
}

export function columnsOf(body: QuestionBody, writing: { employeeNo: number; now: Date }) {
  const { topic, text, choices, answer, explanation, lectureNo } = body
  return {
    topic,
    text,
    choices: [...choices],
    answer,
    explanation,
    lectureNo,
    writtenAt: writing.now,
    writtenByNo: writing.employeeNo,
  }
}
