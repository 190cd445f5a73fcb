import { lookAtContent as contract } from '@hygiene/contracts/content/post/staff/look-at-content'
import { lookAtContent as look } from '@hygiene/operations/content/post/look-at-content'
import { implement } from '../../../http/implement.ts'
import { seesContent } from './content-view.ts'

export const lookAtContent = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const content = await deps.db.content.findUnique({ where: { contentNo: input.contentNo } })
  if (!content || !seesContent(caller, content)) throw refuse('CONTENT_NOT_FOUND')
  const lookers = await look(deps.db, { ...input, employeeNo: caller.employeeNo }, now)
  return { lookers, version: content.version }
})
