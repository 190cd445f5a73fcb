import { listInquiryTopics as contract } from '@hygiene/contracts/content/inquiry/staff/list-inquiry-topics'
import { query } from '../../../kit/operation.ts'
import { readTopics } from '../inquiry-topics.ts'

export const listInquiryTopics = query(contract, async ({ db }) => readTopics(db))
