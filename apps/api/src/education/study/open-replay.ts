import { openReplay as contract } from '@hygiene/contracts/education/study/open-replay'
import { mayReplayLecture } from '@hygiene/domain'
import { titlesOfVersions } from '@hygiene/operations/education/course/titles-of-version'
import { implement } from '../../http/implement.ts'
import { lectureClass } from './lecture-class.ts'

/** Only looks: a replay takes no lease and leaves enrolment and progress as they are. */
export const openReplay = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, lectureNo } = input
  const enrolment = await deps.db.onlineEnrolment.findFirst({
    where: { enrolmentNo, memberNo: caller.memberNo },
    select: {
      status: true,
      year: true,
      extendedToOn: true,
      course: { select: { lectures: { where: { lectureNo }, include: { lecture: true } } } },
      progress: { where: { lectureNo }, select: { finishedAt: true } },
    },
  })
  if (!enrolment) throw refuse('ENROLMENT_NOT_FOUND')
  const [place] = enrolment.course.lectures
  if (!place) throw refuse('LECTURE_NOT_FOUND')

  const isFinished = enrolment.progress.some(({ finishedAt }) => finishedAt !== null)
  const verdict = mayReplayLecture(enrolment, { isFinished }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  const text = await titlesOfVersions(deps.db, [place.courseNo])
  const lecture = { ...place.lecture, ...text(place.courseNo, lectureNo) }
  return { class: lectureClass(lecture, deps.config.MEDIA_SECRET, now), info: { lectureNo } }
})
