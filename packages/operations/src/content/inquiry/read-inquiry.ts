import { richText } from '@hygiene/contracts/content/board/rich-text'
import { readInquiry as contract } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { mayEditInquiry, mayFollowUp } from '@hygiene/domain/content/inquiry/inquiry-turn'
import { listFilesOf } from '../../platform/file/attach-files.ts'
import { turnOf } from './turn-of.ts'
import { query } from '../../kit/operation.ts'
import { findReadableInquiry, inquiryFactsOf } from './shown-inquiry.ts'

export const readInquiry = query(contract, async ({ db, input, actor }) => {
  const readerNo = actor?.memberNo ?? null
  const found = await findReadableInquiry(db, input.inquiryNo, readerNo)
  if (!found.allowed) return found

  const { inquiry } = found
  const facts = inquiryFactsOf(inquiry, readerNo)
  const isMerged = inquiry.mergedIntoNo !== null
  const turn = await turnOf(db, inquiry.inquiryNo)
  const owner = { kind: 'inquiry', no: inquiry.inquiryNo } as const
  const files = facts.isMine ? await listFilesOf(db, owner) : []
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
