/** Groups of fewer answers are not shown: an answer of a known person could be read out of them. Ours (docs/rules/surveys.md). */
export const SURVEY_LEAST_ANSWERS = 5

/**
 * Which groups of one breakdown may be shown beside their total. Small ones are hidden; where the hidden ones together are still
 * few, so that the total less the shown ones would tell them, the next smallest are hidden too.
 */
export function shownGroups<G extends { answers: number }>(groups: readonly G[]): ReadonlySet<G> {
  const rising = groups.filter(({ answers }) => answers > 0).toSorted((a, b) => a.answers - b.answers)
  let hidden = 0
  const shown = new Set<G>()
  for (const group of rising) {
    const isHidden = group.answers < SURVEY_LEAST_ANSWERS || (hidden > 0 && hidden < SURVEY_LEAST_ANSWERS)
    if (isHidden) hidden += group.answers
    else shown.add(group)
  }
  return shown
}

/** The mean of a scale in points, the first choice one; null: not answered. */
export function scaleAverage(counts: readonly number[]): number | null {
  const answers = counts.reduce((sum, count) => sum + count, 0)
  if (answers === 0) return null
  return counts.reduce((sum, count, place) => sum + count * (place + 1), 0) / answers
}
