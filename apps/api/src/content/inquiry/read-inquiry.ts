import { richText } from '@hygiene/contracts/content/board/rich-text'
import { readInquiry as contract } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { mayEditInquiry, mayFollowUp } from '@hygiene/domain'
import { listFilesOf } from '@hygiene/operations/platform/file/attach-files'
import { turnOf } from '@hygiene/operations/content/inquiry/turn-of'
import { implement } from '../../http/implement.ts'
import { findReadableInquiry, inquiryFactsOf } from './shown-inquiry.ts'

export const readInquiry = implement(contract, async ({ input, caller, deps, refuse }) => {
  const readerNo = caller?.memberNo ?? null
  const found = await findReadableInquiry(deps.db, input.inquiryNo, readerNo)
  if (!found.allowed) throw refuse(found.reason)

  const { inquiry } = found
  const facts = inquiryFactsOf(inquiry, readerNo)
  const isMerged = inquiry.mergedIntoNo !== null
  const turn = await turnOf(deps.db, inquiry.inquiryNo)
  const owner = { kind: 'inquiry', no: inquiry.inquiryNo } as const
  const files = facts.isMine ? await listFilesOf(deps.db, owner) : []
  return {
    ...facts,
    isAnonymous: inquiry.isAnonymous,
    contents: richText.parse(inquiry.content),
    files: files.map((file) => ({ ...file, isChecked: file.state === 'ready' })),
    version: inquiry.version,
    isMerged,
    mergedIntoNo: facts.isMine ? inquiry.mergedIntoNo : null,
    mayEdit: facts.isMine && !isMerged && mayEditInquiry(turn).allowed,
    mayFollowUp: facts.isMine && !isMerged && mayFollowUp(turn).allowed,
  }
})
