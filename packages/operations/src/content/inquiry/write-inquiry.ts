import { writeInquiry as contract } from '@hygiene/contracts/content/inquiry/write-inquiry'
import { asJson } from '@hygiene/db/as-json'
import { lockInquiry, lockMember } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { hidesWriter } from '@hygiene/domain/content/inquiry/inquiry-reader'
import { inquiryDayBefore, mayWriteInquiry } from '@hygiene/domain/content/inquiry/inquiry-limits'
import type { InquiryType } from '@hygiene/domain/text'
import { mayEditInquiry } from '@hygiene/domain/content/inquiry/inquiry-turn'
import { plainTextOf, type RichBlock } from '@hygiene/domain/content/board/rich-text'
import { runClock } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { topicOf } from '@hygiene/domain/content/inquiry/inquiry-topic'
import { operation } from '../../kit/operation.ts'
import { attachFiles, releaseFiles } from '../../platform/file/attach-files.ts'
import { readTopics } from './inquiry-topics.ts'
import { turnOf } from './turn-of.ts'
import { readTerm } from './working-term.ts'

interface Wanted {
  inquiryNo?: number | undefined
  version?: number | undefined
  inquiryType: InquiryType
  title: string
  contents: RichBlock[]
  isPrivate: boolean
  isAnonymous: boolean
  fileNos: readonly string[]
  requestNo: string
}

type WriteRefusal =
  | 'INQUIRY_NOT_FOUND'
  | 'INQUIRY_ANSWERED'
  | 'INQUIRY_CHANGED'
  | 'INQUIRY_MERGED'
  | 'INQUIRY_TOO_OFTEN'
  | 'FILE_NOT_FOUND'
  | 'TOO_MANY_ATTACHED'
type Written = { allowed: true; inquiryNo: number } | { allowed: false; reason: WriteRefusal }

/** Writes an inquiry or report, or edits an own one without an answer. A repeated request writes it once. */
export const writeInquiry = operation(contract, async ({ db, input: { inquiryBean }, actor, now }) => {
  const { memberNo } = actor
  const { inquiryNo } = inquiryBean
  if (inquiryNo !== undefined) return changeInquiry(db, memberNo, { ...inquiryBean, inquiryNo })
  return addInquiry(db, memberNo, inquiryBean, now)
})

export async function addInquiry(
  db: Transaction,
  memberNo: number,
  { inquiryType, title, contents, isPrivate, isAnonymous, fileNos, requestNo }: Wanted,
  now: Date,
): Promise<Written> {
  await lockMember(db, memberNo)
  const sent = await db.inquiry.findUnique({ where: { memberNo_requestNo: { memberNo, requestNo } } })
  if (sent) return { allowed: true, inquiryNo: sent.inquiryNo }
  const withinDay = await db.inquiry.count({ where: { memberNo, writtenAt: { gt: inquiryDayBefore(now) } } })
  if (!mayWriteInquiry(withinDay)) return denied('INQUIRY_TOO_OFTEN')

  const { inquiryNo } = await db.inquiry.create({
    data: {
      memberNo,
      inquiryType,
      requestNo,
      title,
      content: asJson(contents),
      isPrivate,
      isAnonymous: hidesWriter(inquiryType, isAnonymous),
      writtenAt: now,
      topicNo: topicOf(title, plainTextOf(contents), (await readTopics(db)).list),
      ...runClock(await readTerm(db, inquiryType), now),
    },
  })
  return withFiles(db, { memberNo, inquiryNo, fileNos })
}

async function changeInquiry(
  db: Transaction,
  memberNo: number,
  { inquiryNo, version, title, contents, isPrivate, isAnonymous, fileNos }: Wanted & { inquiryNo: number },
): Promise<Written> {
  const inquiry = await lockInquiry(db, inquiryNo)
  if (inquiry?.memberNo !== memberNo) return denied('INQUIRY_NOT_FOUND')
  if (inquiry.mergedIntoNo !== null) return denied('INQUIRY_MERGED')
  const verdict = mayEditInquiry(await turnOf(db, inquiryNo))
  if (!verdict.allowed) return verdict
  if (version !== inquiry.version) return denied('INQUIRY_CHANGED')

  await db.inquiry.update({
    where: { inquiryNo },
    data: {
      title,
      content: asJson(contents),
      isPrivate,
      isAnonymous: hidesWriter(inquiry.inquiryType, isAnonymous),
      version: { increment: 1 },
    },
  })
  return withFiles(db, { memberNo, inquiryNo, fileNos })
}

async function withFiles(
  db: Transaction,
  { memberNo, inquiryNo, fileNos }: { memberNo: number; inquiryNo: number; fileNos: readonly string[] },
): Promise<Written> {
  const owner = { kind: 'inquiry', no: inquiryNo } as const
  await releaseFiles(db, owner, { except: fileNos })
  const verdict = await attachFiles(db, { memberNo, owner, fileNos })
  return verdict.allowed ? { allowed: true, inquiryNo } : verdict
}
