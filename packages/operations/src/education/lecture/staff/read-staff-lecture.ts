import { readStaffLecture as contract } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { courseVersionState } from '@hygiene/domain/education/course/course-version'
import { titlesOfVersions } from '../../course/titles-of-version.ts'
import { query } from '../../../kit/operation.ts'
import { AT_THE_ADMIN, mediaAddress } from '../../video/media-address.ts'

const VIDEO_PARTS = { createdBy: true, publishedBy: true } as const satisfies Prisma.LectureVideoInclude
type Video = Prisma.LectureVideoGetPayload<{ include: typeof VIDEO_PARTS }>

/** Equals the number that the worker makes (apps/worker/src/videos/make-pictures.ts). */
const PICTURES = 6
const WATCHING_MS = 90_000

export const readStaffLecture = query(
  contract,
  { needs: ['MEDIA_SECRET'] },
  async ({ db, input, now, MEDIA_SECRET }) => {
    const { lectureNo } = input
    const lecture = await db.lecture.findUnique({ where: { lectureNo } })
    if (!lecture) return denied('STAFF_LECTURE_NOT_FOUND')
    const [videos, courses, people, formerTitles] = await Promise.all([
      db.lectureVideo.findMany({
        where: { lectureNo, state: { not: 'stopped' } },
        include: VIDEO_PARTS,
        orderBy: { edition: 'desc' },
      }),
      coursesOf(db, lectureNo, now),
      peopleOf(db, lectureNo, now),
      formerTitlesOf(db, lectureNo),
    ])
    return {
      ...lecture,
      videos: videos.map((video) => videoView(video, MEDIA_SECRET, now)),
      courses,
      people,
      formerTitles,
    }
  },
)

function videoView(video: Video, secret: string, now: Date) {
  const { createdBy, publishedBy, createdAt, publishedAt, convertedAt, removedAt } = video
  return {
    ...video,
    createdAt,
    publishedAt,
    createdBy: createdBy?.name ?? null,
    publishedBy: publishedBy?.name ?? null,
    isPlayable: video.durationSeconds !== null && removedAt === null,
    removedAt,
    picturePaths:
      convertedAt === null ? [] : picturePaths(mediaAddress(secret, video.mediaKey, now, AT_THE_ADMIN)),
  }
}

const picturePaths = (address: string) =>
  Array.from({ length: PICTURES }, (_none, at) => `${address}/thumb-${at + 1}.webp`)

/** Reads all versions of a course, because a version's state depends on the others. */
async function coursesOf(db: Queries, lectureNo: number, now: Date) {
  const [courses, all] = await Promise.all([
    db.course.findMany({
      where: { lectures: { some: { lectureNo } } },
      orderBy: [{ year: 'desc' }, { courseNo: 'asc' }],
    }),
    db.course.findMany(),
  ])
  const nameOf = (course: (typeof all)[number]) =>
    [course.year, course.salesType, course.industryType, course.onlineType].join(' ')
  const versions = Map.groupBy(all, nameOf)
  const text = await titlesOfVersions(
    db,
    courses.map(({ courseNo }) => courseNo),
  )
  return courses.map((course) => ({
    ...course,
    state: courseVersionState(course.startsAt, versions.get(nameOf(course)) ?? [], now),
    title: text(course.courseNo, lectureNo)?.title ?? '',
  }))
}

async function peopleOf(db: Queries, lectureNo: number, now: Date) {
  const alive = new Date(now.getTime() - WATCHING_MS)
  const [begun, finished, watching] = await Promise.all([
    db.lectureProgress.count({ where: { lectureNo, finishedAt: null } }),
    db.lectureProgress.count({ where: { lectureNo, finishedAt: { not: null } } }),
    db.playerLease.count({ where: { lectureNo, seenAt: { gte: alive } } }),
  ])
  return { begun, finished, watching }
}

async function formerTitlesOf(db: Queries, lectureNo: number) {
  const former = await db.formerTitle.findMany({
    where: { lectureNo },
    include: { endedBy: { select: { name: true } } },
    orderBy: { endedAt: 'desc' },
  })
  return former.map(({ title, summary, endedAt, endedBy }) => ({
    title,
    summary,
    endedAt,
    endedBy: endedBy.name,
  }))
}
