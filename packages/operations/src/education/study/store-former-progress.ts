import type { Transaction } from '@hygiene/db/connect'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { spreadMinutes } from '@hygiene/domain/education/study/spread-minutes'
import { stepOneOnline } from '../../platform/records/step-online.ts'

/** Credits minutes of the previous system to a paid enrolment and advances its steps accordingly. */
export async function storeFormerProgress(
  db: Transaction,
  { enrolmentNo, courseNo, minutes }: { enrolmentNo: EnrolmentNo; courseNo: number; minutes: number },
  now: Date,
): Promise<void> {
  const lectures = await db.courseLecture.findMany({
    where: { courseNo },
    include: { lecture: true },
    orderBy: { position: 'asc' },
  })
  const spread = spreadMinutes(
    lectures.map(({ lecture }) => lecture),
    minutes,
  )
  if (spread.length === 0) return
  const editions = new Map(lectures.map(({ lectureNo, lecture }) => [lectureNo, lecture.videoEdition]))
  await db.lectureProgress.createMany({
    data: spread.map(({ isFinished, ...progress }) => ({
      ...progress,
      enrolmentNo,
      videoEdition: editions.get(progress.lectureNo) ?? 1,
      finishedAt: isFinished ? now : null,
    })),
  })
  await stepOneOnline(db, 'beginStudy', enrolmentNo, {})
  const isWhole = spread.length === lectures.length && spread.every(({ isFinished }) => isFinished)
  if (isWhole) await stepOneOnline(db, 'finishLectures', enrolmentNo, { studiedAt: now })
}
