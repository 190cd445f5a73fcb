import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { saveContent as contract } from '@hygiene/contracts/content/post/staff/save-content'
import type { Content } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { mayWriteContent } from '@hygiene/domain/content/post/content-kinds'
import type { EmployeeActor } from '../../../kit/actor.ts'
import { operation } from '../../../kit/operation.ts'
import { keepContentFiles } from '../content-files.ts'
import { lockWritable, partOf } from '../lock-writable.ts'

type Saved = { allowed: true; contentNo: number; version: number }
type SaveRefusal = 'CONTENT_OTHER_KIND' | BeginRefusal
type BeginRefusal = 'CONTENT_FILE_GONE' | 'BRANCH_PROVINCE_MISSING'

/** Saves a new version. Visitors see the old one until this one is published. */
export const saveContent = operation(contract, async ({ db, input: { record, body }, actor, now }) => {
  if (!record) return beginContent(db, body, actor, now)
  const found = await lockWritable(db, record, actor)
  if (!found.allowed) return found
  return addVersion(db, found.content, body, actor.employeeNo, now)
})

/** Creates a record with its first version. Legal texts already exist and cannot be created. */
async function beginContent(
  db: Transaction,
  body: ContentBody,
  { role, employeeNo }: EmployeeActor,
  now: Date,
): Promise<Saved | { allowed: false; reason: 'CONTENT_NOT_WRITABLE' | BeginRefusal }> {
  const { kind } = body
  if (!mayWriteContent(role, kind) || kind === 'text') return denied('CONTENT_NOT_WRITABLE')
  if (body.kind === 'branch' && !(await hasPlace(db, body))) return denied('BRANCH_PROVINCE_MISSING')
  const part = partOf(body)
  const last = await db.content.findFirst({ where: { kind, part }, orderBy: { position: 'desc' } })
  const { contentNo } = await db.content.create({
    data: {
      kind,
      part,
      title: body.title,
      version: 1,
      position: (last?.position ?? -1) + 1,
      changedAt: now,
      changedBy: employeeNo,
      versions: {
        create: { version: 1, body: asColumn(body), employeeNo, writtenAt: now },
      },
    },
  })
  if (!(await keepContentFiles(db, contentNo, null, body))) return denied('CONTENT_FILE_GONE')
  return { allowed: true, contentNo, version: 1 }
}

/** Adds a version to a locked record. The kind never changes, nor does the part of a legal text. */
export async function addVersion(
  db: Transaction,
  { contentNo, kind, part, version: last, recordNo }: Content,
  body: ContentBody,
  employeeNo: number,
  now: Date,
  restoredFrom: number | null = null,
): Promise<Saved | { allowed: false; reason: SaveRefusal }> {
  if (body.kind !== kind || (kind === 'text' && partOf(body) !== part)) return denied('CONTENT_OTHER_KIND')
  if (!(await keepContentFiles(db, contentNo, recordNo, body))) return denied('CONTENT_FILE_GONE')
  if (body.kind === 'branch' && !(await hasPlace(db, body, recordNo)))
    return denied('BRANCH_PROVINCE_MISSING')
  const version = last + 1
  await db.contentVersion.create({
    data: { contentNo, version, body: asColumn(body), restoredFrom, employeeNo, writtenAt: now },
  })
  await db.content.update({
    where: { contentNo },
    data: { version, title: body.title, part: partOf(body), changedAt: now, changedBy: employeeNo },
  })
  return { allowed: true, contentNo, version }
}

/** Requires a province for a new branch. The parent of a 지부 must be another branch that is a 지회. */
async function hasPlace(
  db: Transaction,
  { sidoCode, parentNo }: Extract<ContentBody, { kind: 'branch' }>,
  recordNo: number | null = null,
): Promise<boolean> {
  if (sidoCode === undefined) return recordNo !== null
  if ((await db.region.count({ where: { code: sidoCode, level: 1 } })) === 0) return false
  if (parentNo === undefined || parentNo === null) return true
  if (parentNo === recordNo) return false
  return (await db.branch.count({ where: { branchNo: parentNo, parentNo: null } })) > 0
}

/** Copies the body, because Prisma's JSON type rejects a union of object types. */
const asColumn = (body: ContentBody): object => ({ ...body })
