import { listInquiryTopics as contract } from '@hygiene/contracts/staff-inquiries/list-inquiry-topics'
import { readInquiryTopics } from '@hygiene/operations/inquiry/inquiry-topics'
import { implement } from '../http/implement.ts'

export const listInquiryTopics = implement(contract, ({ deps }) => readInquiryTopics(deps.db))
