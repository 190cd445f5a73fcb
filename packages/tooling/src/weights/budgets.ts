/** What the start of the built API may cost: `pnpm bench cold-start` judges by it, `npm test -- --all` by a tenth more. */
export interface Budgets {
  /** Milliseconds to listening with a compile cache, as a multiple of bare Fastify's, started in turn. */
  startTimes: number
  /** Resident memory of a process that listens and was asked nothing. */
  restingMegabytes: number
}

export const BUDGETS: Budgets = { startTimes: 1.5, restingMegabytes: 120 }

const ALLOWED = 1.1

/** One sentence for each figure that is over its budget by more than a tenth. */
export function overBudget(measured: Budgets, budgets = BUDGETS): string[] {
  const sentences = {
    startTimes: `The API listens after ×${measured.startTimes.toFixed(2)} of bare Fastify; its budget is ×${budgets.startTimes}.`,
    restingMegabytes: `The API holds ${Math.round(measured.restingMegabytes)} MB at rest; its budget is ${budgets.restingMegabytes} MB.`,
  }
  return (['startTimes', 'restingMegabytes'] as const)
    .filter((figure) => measured[figure] > budgets[figure] * ALLOWED)
    .map((figure) => sentences[figure])
}
