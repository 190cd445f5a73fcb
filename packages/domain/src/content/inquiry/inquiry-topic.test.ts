import { describe, expect, it } from 'vitest'
import { topicOf } from './inquiry-topic.ts'

const TOPICS = [
  { topicNo: 1, topicText: ['결제', '환불'] },
  { topicNo: 2, topicText: ['수료증'] },
  { topicNo: 3, topicText: [] },
]

describe('the topic of a new inquiry', () => {
  it.each([
    ['수료증 출력이 안 됩니다', '', 2],
    ['수료증을 환불처럼', '', 1],
    ['수료증 출력', '결제는 했습니다', 2],
    ['문의드립니다', '어제 환불을 신청했는데요', 1],
    ['문의드립니다', '안녕하세요', null],
  ])('sorts an inquiry with title «%s» and text «%s» under topic %s', (title, text, topicNo) => {
    expect(topicOf(title, text, TOPICS)).toBe(topicNo)
  })
})
