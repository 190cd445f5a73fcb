import { viewContent as contract } from '@hygiene/contracts/content/post/staff/view-content'
import { viewContent as view } from '@hygiene/operations/content/post/view-content'
import { implement } from '../../../http/implement.ts'
import { seesContent } from './content-view.ts'

export const viewContent = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const content = await deps.db.content.findUnique({ where: { contentNo: input.contentNo } })
  if (!content || !seesContent(caller, content)) throw refuse('CONTENT_NOT_FOUND')
  const viewers = await view(deps.db, { ...input, employeeNo: caller.employeeNo }, now)
  return { viewers, version: content.version }
})
