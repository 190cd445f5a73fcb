import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import type { Content } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { firstDayInForce } from '@hygiene/domain/content/post/text-notice'
import { isOrderedContent } from '@hygiene/domain/content/post/content-kinds'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { showPost } from '../board/show-post.ts'
import { shownFiles } from './content-files.ts'
import { showBranch } from './show-branch.ts'

interface ShownTime {
  shownFrom: Date | null
  shownUntil: Date | null
}

export interface Publishing extends ShownTime {
  postNo?: number | undefined
}

type Shown = { allowed: true; recordNo: number }
type Body<K extends ContentBody['kind']> = Extract<ContentBody, { kind: K }>
type ShowRefusal =
  | 'BRANCH_HAS_SESSIONS'
  | 'CONTENT_FILE_GONE'
  | 'CONTENT_NOTICE_TOO_SHORT'
  | 'CONTENT_DAY_TAKEN'
  | 'POST_NUMBER_TAKEN'
  | 'POST_NUMBER_FIXED'

/** Copies a version into the public table and returns its number there. */
export async function showContent(
  db: Transaction,
  content: Content,
  body: ContentBody,
  { postNo: chosenNo, ...time }: Publishing,
  now: Date,
): Promise<Shown | { allowed: false; reason: ShowRefusal }> {
  switch (body.kind) {
    case 'post': {
      const files = await shownFiles(db, body.fileNos)
      if (!files) return denied('CONTENT_FILE_GONE')
      const { kind, fileNos: _files, ...facts } = body
      const pinnedUntil = body.pinnedUntil === null ? null : new Date(body.pinnedUntil)
      const position = isOrderedContent(kind, body.boardType) ? content.position : 0
      const place = await numberOf(db, content, chosenNo)
      if (!place.allowed) return place
      const { postNo, isNew } = place
      const recordNo = await showPost(
        db,
        { ...facts, ...time, pinnedUntil, position, files, postNo, isNew },
        now,
      )
      return recordNo === null ? denied('POST_NUMBER_TAKEN') : { allowed: true, recordNo }
    }
    case 'popup':
      return { allowed: true, recordNo: await showPopup(db, content, body, time) }
    case 'banner':
      return { allowed: true, recordNo: await showBanner(db, content, body, time) }
    case 'branch':
      return showBranch(db, content, body)
    case 'site':
      return { allowed: true, recordNo: await showSite(db, content, body, time) }
    case 'text':
      return announceText(db, content, body, now)
    default:
      return body satisfies never
  }
}

type Numbered =
  | { allowed: true; postNo: number | null; isNew: boolean }
  | { allowed: false; reason: 'POST_NUMBER_TAKEN' | 'POST_NUMBER_FIXED' }

/** Returns the post's number. Before the first publication a free, unreserved one may be chosen. */
async function numberOf(
  db: Transaction,
  { contentNo, recordNo }: Content,
  chosenNo: number | undefined,
): Promise<Numbered> {
  if (recordNo !== null && chosenNo !== undefined && chosenNo !== recordNo) return denied('POST_NUMBER_FIXED')
  const postNo = recordNo ?? chosenNo ?? null
  const reserved = { kind: 'post' as const, recordNo: postNo, contentNo: { not: contentNo } }
  if (postNo !== null && (await db.content.count({ where: reserved })) > 0) return denied('POST_NUMBER_TAKEN')
  return { allowed: true, postNo, isNew: recordNo === null }
}

function daysOf({ shownFrom, shownUntil }: ShownTime) {
  return {
    shownFrom: shownFrom && new Date(seoulDay(shownFrom)),
    shownUntil: shownUntil && new Date(seoulDay(new Date(shownUntil.getTime() - 1))),
  }
}

async function showPopup(
  db: Transaction,
  { recordNo, position }: Content,
  { kind: _kind, ...facts }: Body<'popup'>,
  time: ShownTime,
): Promise<number> {
  const data = { ...facts, ...daysOf(time), position }
  const popup =
    recordNo === null
      ? await db.popup.create({ data })
      : await db.popup.upsert({ where: { popupNo: recordNo }, create: data, update: data })
  return popup.popupNo
}

async function showBanner(
  db: Transaction,
  { recordNo, position }: Content,
  { kind: _kind, ...facts }: Body<'banner'>,
  time: ShownTime,
): Promise<number> {
  const data = { ...facts, ...daysOf(time), position }
  const banner =
    recordNo === null
      ? await db.banner.create({ data })
      : await db.banner.upsert({ where: { bannerNo: recordNo }, create: data, update: data })
  return banner.bannerNo
}

async function showSite(
  db: Transaction,
  { recordNo, position }: Content,
  { title: name, url }: Body<'site'>,
  time: ShownTime,
): Promise<number> {
  const data = { name, url, ...daysOf(time), position }
  const site =
    recordNo === null
      ? await db.relatedSite.create({ data })
      : await db.relatedSite.upsert({ where: { siteNo: recordNo }, create: data, update: data })
  return site.siteNo
}

/** Announces a legal text today to take effect on its day. An announced text never changes. */
async function announceText(
  db: Transaction,
  { recordNo }: Content,
  {
    policyKind: kind,
    inForceOn,
    needsConsent,
    isDisadvantageous,
    summary,
    effective,
    articles,
  }: Body<'text'>,
  now: Date,
): Promise<Shown | { allowed: false; reason: ShowRefusal }> {
  const hasMembers = (await db.member.findFirst({ select: { memberNo: true } })) !== null
  if (inForceOn < firstDayInForce({ isDisadvantageous, hasMembers }, now))
    return denied('CONTENT_NOTICE_TOO_SHORT')
  const day = new Date(inForceOn)
  const existing = await db.policyVersion.count({ where: { kind, inForceOn: day } })
  if (existing > 0) return denied('CONTENT_DAY_TAKEN')
  await db.policyVersion.create({
    data: {
      kind,
      inForceOn: day,
      announcedOn: new Date(seoulDay(now)),
      needsConsent,
      summary,
      body: { effective, articles },
    },
  })
  return { allowed: true, recordNo: recordNo ?? 0 }
}
