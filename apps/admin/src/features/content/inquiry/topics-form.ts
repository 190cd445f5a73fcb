import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { listInquiryTopics } from '@hygiene/contracts/content/inquiry/staff/list-inquiry-topics'
import type { saveInquiryTopics } from '@hygiene/contracts/content/inquiry/staff/save-inquiry-topics'
import { TOPIC_LIMITS } from '@hygiene/domain/content/inquiry/inquiry-topic'

type Kept = EntityOf<typeof listInquiryTopics>['list'][number]

export interface TypedTopic {
  key: string
  topicNo?: number
  topicName: string
  text: string
}

export function typedTopics(list: readonly Kept[]): TypedTopic[] {
  return list.map(({ topicNo, topicName, topicText }) => ({
    key: String(topicNo),
    topicNo,
    topicName,
    text: topicText.join(', '),
  }))
}

export function sentTopics(typed: readonly TypedTopic[]): SentTo<typeof saveInquiryTopics>['list'] {
  return typed.map(({ topicNo, topicName, text }) => ({
    ...(topicNo === undefined ? {} : { topicNo }),
    topicName: topicName.trim(),
    topicText: textIn(text),
  }))
}

export function topicFaults(typed: readonly TypedTopic[]): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [at, { key, topicName, text }] of typed.entries()) {
    const name = topicName.trim()
    const isTwice = typed.findIndex((one) => one.topicName.trim() === name) < at
    if (name === '') wrong[`name${key}`] = '주제 이름을 입력해주세요.'
    else if (isTwice) wrong[`name${key}`] = '같은 이름이 위에 있습니다.'
    const list = textIn(text)
    if (list.length > TOPIC_LIMITS.text)
      wrong[`text${key}`] = `검색어는 ${TOPIC_LIMITS.text}개까지 입력할 수 있습니다.`
    if (list.some((word) => word.length > TOPIC_LIMITS.wordLetters))
      wrong[`text${key}`] = `검색어는 ${TOPIC_LIMITS.wordLetters}자까지 입력할 수 있습니다.`
  }
  return wrong
}

export function moved<One>(list: readonly One[], at: number, by: -1 | 1): One[] {
  const to = at + by
  if (to < 0 || to >= list.length) return [...list]
  const next = [...list]
  const [one] = next.splice(at, 1)
  if (one !== undefined) next.splice(to, 0, one)
  return next
}

const textIn = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]
