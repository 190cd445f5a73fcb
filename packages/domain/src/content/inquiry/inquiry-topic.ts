/** How many topics stand side by side, and how long their names and words are. */
export const TOPIC_LIMITS = { topics: 20, nameLetters: 20, text: 20, wordLetters: 20 } as const

interface Topic {
  topicNo: number
  /** A text with one of these words is put under the topic. */
  topicText: readonly string[]
}

/** The topic of a new inquiry: the first one of which the title has a word, else the text; null: none. */
export function topicOf(title: string, text: string, topics: readonly Topic[]): number | null {
  const within = (wording: string) =>
    topics.find(({ topicText }) => topicText.some((word) => wording.includes(word)))?.topicNo
  return within(title) ?? within(text) ?? null
}
