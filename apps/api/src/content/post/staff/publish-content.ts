import { publishContent as contract } from '@hygiene/contracts/content/post/staff/publish-content'
import { publishContent as publish } from '@hygiene/operations/content/post/publish-content'
import { implement } from '../../../http/implement.ts'
import { writingOf } from './writing-of.ts'

export const publishContent = implement(contract, async (call) => {
  const { input, deps, refuse } = call
  const { contentNo, shownFrom, shownUntil, postNo } = input
  const time = {
    shownFrom: shownFrom === null ? null : new Date(shownFrom),
    shownUntil: shownUntil === null ? null : new Date(shownUntil),
    postNo,
  }
  const published = await publish(deps.db, input, time, writingOf(call, contract))
  if (!published.allowed) throw refuse(published.reason)
  return { contentNo, recordNo: published.recordNo }
})
