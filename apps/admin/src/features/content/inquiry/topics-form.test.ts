import { describe, expect, it } from 'vitest'
import { moved, sentTopics, topicFaults, typedTopics } from './topics-form.ts'

const LIST = [
  { topicNo: 1, topicName: '결제', topicText: ['결제', '환불'] },
  { topicNo: 2, topicName: '수강', topicText: [] },
]

describe('typed topics', () => {
  it('sends unchanged topics as they were read', () => {
    expect(sentTopics(typedTopics(LIST))).toEqual(LIST)
  })

  it('splits the words of a topic at commas and sends each once', () => {
    const typed = [{ key: 'new', topicName: ' 앱 ', text: '앱,, 설치 , 앱' }]
    expect(sentTopics(typed)).toEqual([{ topicName: '앱', topicText: ['앱', '설치'] }])
  })

  it('requires a name for each topic and refuses a name used twice', () => {
    const typed = [...typedTopics(LIST), { key: 'a', topicName: '결제', text: '' }]
    expect(topicFaults(typed)).toEqual({ namea: '같은 이름이 위에 있습니다.' })
    expect(topicFaults([{ key: 'b', topicName: ' ', text: '가'.repeat(21) }])).toEqual({
      nameb: '주제 이름을 입력해주세요.',
      textb: '검색어는 20자까지 입력할 수 있습니다.',
    })
  })

  it.each([
    [0, 1, ['b', 'a', 'c']],
    [2, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [2, -1, ['a', 'c', 'b']],
  ] as const)('moves the topic at %s by %s', (at, by, list) => {
    expect(moved(['a', 'b', 'c'], at, by)).toEqual(list)
  })
})
