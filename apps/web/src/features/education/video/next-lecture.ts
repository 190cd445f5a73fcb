import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import type { LectureNo } from '@hygiene/domain/record-numbers'
import { StudyStatus } from '@hygiene/domain/text'

export type CourseLecture = EntityOf<typeof listLectures>['list'][number]

export const isFinished = ({ status }: CourseLecture): boolean => status === StudyStatus.finished

export const withEnded = (lectures: readonly CourseLecture[], endedNo: LectureNo): readonly CourseLecture[] =>
  lectures.map((one) =>
    one.lectureNo === endedNo
      ? { ...one, status: StudyStatus.finished, studyTime: one.durationSeconds }
      : one,
  )

/** Returns the next unfinished lecture, otherwise an earlier skipped one, or undefined when all are finished. */
export function lectureAfter(
  lectures: readonly CourseLecture[],
  endedNo: LectureNo,
): CourseLecture | undefined {
  const at = lectures.findIndex(({ lectureNo }) => lectureNo === endedNo)
  const inTurn = [...lectures.slice(at + 1), ...lectures.slice(0, Math.max(0, at))]
  return inTurn.find((one) => !isFinished(one))
}

export const secondsLeft = (lectures: readonly CourseLecture[]): number =>
  lectures.reduce(
    (sum, one) => sum + (isFinished(one) ? 0 : Math.max(0, one.durationSeconds - one.studyTime)),
    0,
  )
