import { noteInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/note-inquiry'
import { noteInquiry as note } from '@hygiene/operations/content/inquiry/note-inquiry'
import { implement } from '../../../http/implement.ts'

export const noteInquiry = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await note(deps.db, { ...caller, ipAddress }, input, now)
  if (!done.allowed) throw refuse(done.reason)
  return { noteNo: done.noteNo }
})
