export function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  return at === undefined ? '–' : at.toFixed(0)
}
