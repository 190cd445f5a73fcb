/** Hides smaller groups, because they could reveal the answer of a known person; the limit is ours (docs/rules/surveys.md). */
export const SURVEY_LEAST_ANSWERS = 5

/**
 * Returns the groups of one breakdown that may be shown beside their total. Small groups are hidden. If the hidden ones are still
 * few together, the total less the shown groups would reveal them, so the next smallest are hidden too.
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

export function scaleAverage(counts: readonly number[]): number | null {
  const answers = counts.reduce((sum, count) => sum + count, 0)
  if (answers === 0) return null
  return counts.reduce((sum, count, place) => sum + count * (place + 1), 0) / answers
}
