import { keptBody } from '@hygiene/contracts/content/post/staff/content-body'
import { readContentVersion as contract } from '@hygiene/contracts/content/post/staff/read-content-version'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../../kit/operation.ts'
import { seesContent } from './content-view.ts'

export const readContentVersion = query(contract, async ({ db, input, actor }) => {
  const { contentNo, version } = input
  const found = await db.contentVersion.findUnique({
    where: { contentNo_version: { contentNo, version } },
    include: { content: true, employee: { select: { name: true } } },
  })
  if (!found || !seesContent(actor, found.content)) return denied('CONTENT_NOT_FOUND')
  const body = keptBody.parse(found.body)
  return {
    ...found,
    body,
    title: body.title,
    writtenAt: found.writtenAt,
    writtenByName: found.employee?.name ?? '',
  }
})
