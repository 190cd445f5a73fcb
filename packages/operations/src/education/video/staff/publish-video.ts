import { publishVideo as contract } from '@hygiene/contracts/education/video/staff/publish-video'
import type { Lecture } from '@hygiene/db/generated/client'
import { lockVideo } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { type CourseOfVideo, mayPublishVideo } from '@hygiene/domain/education/video/may-publish-video'
import { denied } from '@hygiene/domain/verdict'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'

/**
 * Replaces the published video. Open players keep the old one: progress names its edition, and its folder stays
 * (docs/rules/lecture-videos.md).
 */
export const publishVideo = operation(contract, async ({ db, input: { videoNo }, actor, now }) => {
  const video = await lockVideo(db, videoNo)
  if (!video) return denied('VIDEO_NOT_FOUND')
  const { lectureNo, edition, mediaKey, state } = video
  const lecture = await db.lecture.findUniqueOrThrow({ where: { lectureNo } })
  const durationSeconds = video.durationSeconds ?? 0
  const verdict = mayPublishVideo({
    state,
    durationSeconds,
    replacedSeconds: lecture.durationSeconds,
    courses: await coursesWith(db, lectureNo, now),
  })
  if (!verdict.allowed) return verdict

  await endShownVideo(db, lecture, now)
  await db.lectureVideo.update({
    where: { videoNo },
    data: { state: 'published', publishedAt: now, publishedByNo: actor.employeeNo },
  })
  const hasCaptions = video.captionCues !== null
  await db.lecture.update({
    where: { lectureNo },
    data: { mediaKey, durationSeconds, hasCaptions, videoEdition: edition },
  })
  return { edition }
})

/** Returns published course versions of this and later years with the lecture, each with the total time of its lectures. */
async function coursesWith(db: Transaction, lectureNo: number, now: Date): Promise<CourseOfVideo[]> {
  return db.$queryRaw<CourseOfVideo[]>`
    SELECT k."hours", sum(l."durationSeconds")::int AS "totalSeconds"
      FROM "Course" k
      JOIN "CourseLecture" own ON own."courseNo" = k."courseNo" AND own."lectureNo" = ${lectureNo}
      JOIN "CourseLecture" c ON c."courseNo" = k."courseNo"
      JOIN "Lecture" l ON l."lectureNo" = c."lectureNo"
     WHERE k."startsAt" IS NOT NULL AND k."year" >= ${seoulYear(now)}
     GROUP BY k."courseNo"`
}

/** Ends the published video. A manually provided one gets its row here, by which its viewers are still credited. */
async function endShownVideo(db: Transaction, lecture: Lecture, now: Date): Promise<void> {
  const { lectureNo, videoEdition: edition, mediaKey, durationSeconds, hasCaptions } = lecture
  if (edition === 0) return
  const { count } = await db.lectureVideo.updateMany({
    where: { lectureNo, edition, state: 'published' },
    data: { state: 'replaced', replacedAt: now },
  })
  if (count === 1) return
  await db.lectureVideo.create({
    data: {
      lectureNo,
      edition,
      mediaKey,
      durationSeconds,
      state: 'replaced',
      replacedAt: now,
      fileName: '',
      sizeBytes: 0,
      fingerprint: '',
      needlessText: hasCaptions ? null : '',
      createdAt: now,
    },
  })
}
