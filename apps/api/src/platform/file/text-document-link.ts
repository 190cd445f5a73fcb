import { textDocumentLink as contract } from '@hygiene/contracts/platform/file/text-document-link'
import { textDocumentLink as textLink } from '@hygiene/operations/platform/message/text-document-link'
import { implement } from '../../http/implement.ts'

/** Only the end of the number is answered: enough to know the telephone by. */
export const textDocumentLink = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const texted = await textLink(deps.db, { memberNo: caller.memberNo, ...input }, now)
  if (!texted.allowed) throw refuse(texted.reason)
  return { phoneEnd: texted.phone.slice(-4) }
})
