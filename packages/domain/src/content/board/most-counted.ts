/** Hits of a search counted beyond the page asked for: as a total it means «at least so many» (docs/decisions/014-bigrams.md). */
export const MOST_COUNTED = 300
