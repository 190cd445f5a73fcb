import { listInquiryTopics as contract } from '@hygiene/contracts/content/inquiry/staff/list-inquiry-topics'
import { readInquiryTopics } from '@hygiene/operations/content/inquiry/inquiry-topics'
import { implement } from '../../../http/implement.ts'

export const listInquiryTopics = implement(contract, ({ deps }) => readInquiryTopics(deps.db))
