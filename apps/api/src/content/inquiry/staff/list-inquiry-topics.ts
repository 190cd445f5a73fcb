import { listInquiryTopics as contract } from '@hygiene/contracts/content/inquiry/staff/list-inquiry-topics'
import { listInquiryTopics as list } from '@hygiene/operations/content/inquiry/list-inquiry-topics'
import { implement } from '../../../http/implement.ts'

export const listInquiryTopics = implement(contract, ({ deps }) => list(deps.db))
