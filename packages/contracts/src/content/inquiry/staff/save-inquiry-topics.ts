import { TOPIC_LIMITS } from '@hygiene/domain/content/inquiry/inquiry-topic'
import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { requiredText } from '../../../forms/text-fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

const { topics, nameLetters, text, wordLetters } = TOPIC_LIMITS

/** Replaces the topics that were read, in the given order. New ones have no number, and missing ones are ended. */
export const saveInquiryTopics = staffWrites('/api/staff/inquiries/saveTopics', {
  label: '문의 주제 바꾸기',
  permission: 'writeCannedAnswers',
  audit: {},
  input: z.object({
    list: z
      .array(
        z.object({
          topicNo: recordNo.optional(),
          topicName: requiredText(nameLetters, '주제 이름을 입력해주세요.'),
          topicText: z.array(requiredText(wordLetters, '검색어를 입력해주세요.')).max(text),
        }),
      )
      .max(topics)
      .refine(
        (list) => new Set(list.map(({ topicName }) => topicName)).size === list.length,
        '같은 이름이 두 번 있습니다.',
      ),
    version: z.string().regex(/^[0-9a-f]{16}$/),
  }),
  entity: z.object({ version: z.string() }),
  refusals: ['TOPICS_CHANGED', 'TOPIC_NOT_FOUND'],
})
