import { randomUUID } from 'node:crypto'
import { beginVideo as contract } from '@hygiene/contracts/education/video/staff/begin-video'
import { VIDEO_UPLOAD_PATH } from '@hygiene/contracts/education/lecture/staff/lecture-shape'
import { lockLecture } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import { VIDEO_IN_PROGRESS } from '@hygiene/domain/education/video/video-state'
import { operation } from '../../../kit/operation.ts'
import { VIDEO_KEY_START } from '../video-files.ts'

const HOLDS_FILE = ['uploading', 'checking', 'converting', 'failed'] as const

/** Opens an upload. The same file resumes its existing upload. */
export const beginVideo = operation(contract, async ({ db, input, actor, now }) => {
  const { lectureNo, fingerprint, sizeBytes } = input
  if (sizeBytes > VIDEO_LIMITS.bytes) return denied('VIDEO_TOO_LARGE')
  if (!(await lockLecture(db, lectureNo))) return denied('STAFF_LECTURE_NOT_FOUND')
  const open = await db.lectureVideo.findFirst({
    where: { lectureNo, state: { in: [...VIDEO_IN_PROGRESS] } },
  })
  if (open) {
    const isSame = open.fingerprint === fingerprint && open.sizeBytes === sizeBytes
    return open.state === 'uploading' && isSame ? uploadOf(open) : denied('VIDEO_IN_PROGRESS')
  }
  if (await isStoreFull(db, sizeBytes)) return denied('VIDEO_STORE_FULL')
  const begun = await db.lectureVideo.create({
    data: {
      ...input,
      edition: await nextEdition(db, lectureNo),
      state: 'uploading',
      mediaKey: `${VIDEO_KEY_START}${randomUUID()}`,
      createdAt: now,
      createdByNo: actor.employeeNo,
    },
  })
  return uploadOf(begun)
})

function uploadOf({ videoNo, receivedBytes }: { videoNo: number; receivedBytes: number }) {
  return { videoNo, receivedBytes, uploadPath: `${VIDEO_UPLOAD_PATH}${videoNo}` }
}

async function isStoreFull(db: Transaction, more: number): Promise<boolean> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('video store', 13))`
  // Uses SQL, because Prisma would truncate the sum to the column's 32 bits.
  const [kept] = await db.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum("sizeBytes"), 0)::float8 AS "bytes" FROM "LectureVideo"
     WHERE "state" = ANY (${[...HOLDS_FILE]}::"VideoState"[])`
  return (kept?.bytes ?? 0) + more > VIDEO_LIMITS.keptBytes
}

async function nextEdition(db: Transaction, lectureNo: number): Promise<number> {
  const { videoEdition } = await db.lecture.findUniqueOrThrow({ where: { lectureNo } })
  const last = await db.lectureVideo.findFirst({
    where: { lectureNo, state: { not: 'stopped' } },
    orderBy: { edition: 'desc' },
  })
  return Math.max(videoEdition, last?.edition ?? 0) + 1
}
