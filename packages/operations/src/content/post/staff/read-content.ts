import { keptBody } from '@hygiene/contracts/content/post/staff/content-body'
import { readContent as contract } from '@hygiene/contracts/content/post/staff/read-content'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { mayWriteContent } from '@hygiene/domain/content/post/content-kinds'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { findOrigins } from '../../../staff/import/find-origins.ts'
import { query } from '../../../kit/operation.ts'
import { contentItem, seesContent } from './content-view.ts'

const MOST_VERSIONS = 200

export const readContent = query(contract, async ({ db, input, actor, now }) => {
  const { contentNo } = input
  const content = await db.content.findUnique({
    where: { contentNo },
    include: { employee: { select: { name: true } } },
  })
  if (!content || !seesContent(actor, content)) return denied('CONTENT_NOT_FOUND')
  const rows = await db.contentVersion.findMany({
    where: { contentNo },
    orderBy: { version: 'desc' },
    take: MOST_VERSIONS,
    include: { employee: { select: { name: true } } },
  })
  const body = keptBody.parse(rows[0]?.body)
  return {
    ...contentItem(content, content.employee?.name, now),
    body,
    versions: rows.map(({ writtenAt, employee, ...row }) => ({
      ...row,
      title: titleOf(row.body),
      writtenAt,
      writtenByName: employee?.name ?? '',
    })),
    files: body.kind === 'post' ? await filesOf(db, body.fileNos) : [],
    origin: content.kind === 'post' ? await originOf(db, content.recordNo) : null,
    hasMembers: (await db.member.findFirst({ select: { memberNo: true } })) !== null,
    isWritable: staffMay(actor.role, 'writeContents') && mayWriteContent(actor.role, content.kind),
  }
})

async function originOf(db: Queries, postNo: number | null) {
  return postNo === null ? null : ((await findOrigins(db, 'posts', [postNo])).get(postNo) ?? null)
}

function titleOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'title' in body ? String(body.title) : ''
}

async function filesOf(db: Queries, fileNos: readonly string[]) {
  const where = { fileNo: { in: [...fileNos] } }
  const [uploads, old] = await Promise.all([
    db.storedFile.findMany({ where: { ...where, ownerKind: 'content' } }),
    db.postFile.findMany({ where }),
  ])
  const shown = [
    ...old.map((file) => ({ ...file, isChecked: true })),
    ...uploads.map((file) => ({ ...file, isChecked: file.state === 'ready' })),
  ]
  const known = new Map(shown.map((file) => [file.fileNo, file]))
  return fileNos.flatMap((fileNo) => known.get(fileNo) ?? [])
}
