/** How many topics stand side by side, and how long their names and words are. */
export const TOPIC_LIMITS = { topics: 20, nameLetters: 20, words: 20, wordLetters: 20 } as const

interface Topic {
  topicNo: number
  /** A text with one of these words is put under the topic. */
  topicWords: readonly string[]
}

/** The topic of a new inquiry: the first one of which the title has a word, else the text; null: none. */
export function topicOf(title: string, text: string, topics: readonly Topic[]): number | null {
  const within = (words: string) =>
    topics.find(({ topicWords }) => topicWords.some((word) => words.includes(word)))?.topicNo
  return within(title) ?? within(text) ?? null
}
