import { readInquiry as contract, richText } from '@hygiene/contracts'
import { mayEditInquiry, mayFollowUp } from '@hygiene/domain'
import { turnOf } from '@hygiene/operations/inquiry/turn-of'
import { implement } from '../http/implement.ts'
import { findReadableInquiry, inquiryFactsOf } from './shown-inquiry.ts'

export const readInquiry = implement(contract, async ({ input, caller, deps, refuse }) => {
  const readerNo = caller?.memberNo ?? null
  const found = await findReadableInquiry(deps.db, input.inquiryNo, readerNo)
  if (!found.allowed) throw refuse(found.reason)

  const { inquiry } = found
  const facts = inquiryFactsOf(inquiry, readerNo)
  const turn = await turnOf(deps.db, inquiry.inquiryNo)
  return {
    ...facts,
    isAnonymous: inquiry.isAnonymous,
    contents: richText.parse(inquiry.content),
    version: inquiry.version,
    mayEdit: facts.isMine && mayEditInquiry(turn).allowed,
    mayFollowUp: facts.isMine && mayFollowUp(turn).allowed,
  }
})
