import { openReplay as contract } from '@hygiene/contracts/education/study/open-replay'
import { denied } from '@hygiene/domain/verdict'
import { mayReplayLecture } from '@hygiene/domain/education/study/study-record'
import { titlesOfVersions } from '../course/titles-of-version.ts'
import { query } from '../../kit/operation.ts'
import { lectureClass } from './lecture-class.ts'

/** Only reads: a replay takes no lease and leaves enrolment and progress unchanged. */
export const openReplay = query(
  contract,
  { needs: ['MEDIA_SECRET'] },
  async ({ db, input, actor, now, MEDIA_SECRET }) => {
    const { enrolmentNo, lectureNo } = input
    const enrolment = await db.onlineEnrolment.findFirst({
      where: { enrolmentNo, memberNo: actor.memberNo },
      select: {
        status: true,
        year: true,
        extendedToOn: true,
        course: { select: { lectures: { where: { lectureNo }, include: { lecture: true } } } },
        progress: { where: { lectureNo }, select: { finishedAt: true } },
      },
    })
    if (!enrolment) return denied('ENROLMENT_NOT_FOUND')
    const [place] = enrolment.course.lectures
    if (!place) return denied('LECTURE_NOT_FOUND')

    const isFinished = enrolment.progress.some(({ finishedAt }) => finishedAt !== null)
    const verdict = mayReplayLecture(enrolment, { isFinished }, now)
    if (!verdict.allowed) return denied(verdict.reason)
    const text = await titlesOfVersions(db, [place.courseNo])
    const lecture = { ...place.lecture, ...text(place.courseNo, lectureNo) }
    return { class: lectureClass(lecture, MEDIA_SECRET, now), info: { lectureNo } }
  },
)
