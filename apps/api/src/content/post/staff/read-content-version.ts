import { keptBody } from '@hygiene/contracts/content/post/staff/content-body'
import { readContentVersion as contract } from '@hygiene/contracts/content/post/staff/read-content-version'
import { implement } from '../../../http/implement.ts'
import { seesContent } from './content-view.ts'

export const readContentVersion = implement(contract, async ({ input, caller, deps, refuse }) => {
  const { contentNo, version } = input
  const found = await deps.db.contentVersion.findUnique({
    where: { contentNo_version: { contentNo, version } },
    include: { content: true, employee: { select: { name: true } } },
  })
  if (!found || !seesContent(caller, found.content)) throw refuse('CONTENT_NOT_FOUND')
  const body = keptBody.parse(found.body)
  return {
    ...found,
    body,
    title: body.title,
    writtenAt: found.writtenAt.toISOString(),
    writtenByName: found.employee?.name ?? '',
  }
})
