export const TOPIC_LIMITS = { topics: 20, nameLetters: 20, text: 20, wordLetters: 20 } as const

interface Topic {
  topicNo: number
  topicText: readonly string[]
}

export function topicOf(title: string, text: string, topics: readonly Topic[]): number | null {
  const within = (wording: string) =>
    topics.find(({ topicText }) => topicText.some((word) => wording.includes(word)))?.topicNo
  return within(title) ?? within(text) ?? null
}
