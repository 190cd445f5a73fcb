/** Limits the hits counted beyond the requested page; as a total it means «at least so many» (docs/decisions/014-bigrams.md). */
export const MOST_COUNTED = 300
