import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { missedLectures, missedQuestions } from '@hygiene/domain/education/exam/missed-lectures'
import type { StudyTerm } from '@hygiene/domain/education/study/study-term'
import { answerKey } from './answer-key.ts'
import { answersOf, paperOf } from './exam-paper.ts'

interface MissedLecture {
  lectureNo: LectureNo
  order: number
  title: string
  missedCount: number
}

type Missed =
  | { allowed: true; enrolmentNo: EnrolmentNo; term: StudyTerm; lectures: MissedLecture[] }
  | { allowed: false; reason: 'ATTEMPT_NOT_FOUND' | 'ATTEMPT_NOT_FAILED' }

/** Returns the lectures behind the missed questions of a failed attempt. Returns nothing before the attempt has failed. */
export async function findMissedLectures(
  db: Queries,
  { memberNo, attemptNo }: { memberNo: number; attemptNo: number },
): Promise<Missed> {
  const attempt = await db.examAttempt.findFirst({
    where: { attemptNo, enrolment: { memberNo } },
    include: { enrolment: { select: { year: true, extendedToOn: true, courseNo: true } } },
  })
  if (!attempt) return denied('ATTEMPT_NOT_FOUND')
  if (attempt.isPassed !== false) return denied('ATTEMPT_NOT_FAILED')

  const missed = missedQuestions(answersOf(attempt), await answerKey(db, paperOf(attempt)))
  const questions = await db.examQuestion.findMany({
    where: { questionNo: { in: missed } },
    select: { lectureNo: true },
  })
  const lectures = missedLectures(
    await lecturesOf(db, attempt.enrolment.courseNo),
    questions.map(({ lectureNo }) => lectureNo),
  )
  return { allowed: true, enrolmentNo: attempt.enrolmentNo, term: attempt.enrolment, lectures }
}

async function lecturesOf(db: Queries, courseNo: number) {
  const rows = await db.$queryRaw<{ lectureNo: number; title: string }[]>`
    SELECT t."lectureNo", t."title" FROM "TitledLecture" t JOIN "CourseLecture" c USING ("courseNo", "lectureNo")
     WHERE t."courseNo" = ${courseNo} ORDER BY c."position"`
  return rows.map((row, index) => ({ ...row, order: index + 1 }))
}
