import { saveContent as contract } from '@hygiene/contracts/content/post/staff/save-content'
import { beginContent, saveContent as save } from '@hygiene/operations/content/post/save-content'
import { implement } from '../../../http/implement.ts'
import { writingOf } from './writing-of.ts'

export const saveContent = implement(contract, async (call) => {
  const { input, deps, refuse } = call
  const { record, body } = input
  const writing = writingOf(call, contract)
  const saved = record
    ? await save(deps.db, record, body, writing)
    : await beginContent(deps.db, body, writing)
  if (!saved.allowed) throw refuse(saved.reason)
  return saved
})
