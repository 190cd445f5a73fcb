import { lockQuestion } from '@hygiene/db/locks'
import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'

/** What a version of a question says; its row never changes once a paper holds it. */
export interface QuestionBody {
  topic: string
  text: string
  choices: readonly string[]
  /** Index of the right choice, from 0. */
  answer: number
  explanation: string
  lectureNo: number | null
}

const WITH_BANKS = { banks: true } as const satisfies Prisma.ExamQuestionInclude
export type StoredQuestion = Prisma.ExamQuestionGetPayload<{ include: typeof WITH_BANKS }>

/** The first version of a question, by which its others are found. */
export function originOf({ originNo, questionNo }: { originNo: number | null; questionNo: number }): number {
  return originNo ?? questionNo
}

/** All versions of a question, the latest first. */
export async function editionsOf(db: Queries, originNo: number): Promise<StoredQuestion[]> {
  return db.examQuestion.findMany({
    where: { OR: [{ questionNo: originNo }, { originNo }] },
    include: WITH_BANKS,
    orderBy: { edition: 'desc' },
  })
}

/** A version as an employee saw it: its number, and the latest version there was. */
export interface QuestionSeen {
  questionNo: number
  lastEdition: number
}

type QuestionRefusal = 'QUESTION_NOT_FOUND' | 'QUESTION_CHANGED' | 'QUESTION_REPLACED'
type Locked =
  | { allowed: true; question: StoredQuestion; editions: StoredQuestion[] }
  | { allowed: false; reason: QuestionRefusal }

/** A version that stands in a bank, behind the lock of its question; a «no» where another employee has changed it since. */
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

/** Is the lecture that a question names one there is? */
export async function isLectureKnown(db: Queries, { lectureNo }: Pick<QuestionBody, 'lectureNo'>) {
  return lectureNo === null || (await db.lecture.count({ where: { lectureNo } })) > 0
}

/** The columns of a version as they are written. */
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
