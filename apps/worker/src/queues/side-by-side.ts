/** Runs work in parallel, or alone if it is suspected of crashing the process. Both start in the order of the calls. */
export interface SideBySide {
  together: (work: () => Promise<void>) => Promise<void>
  alone: (work: () => Promise<void>) => Promise<void>
}

async function after(turn: Promise<unknown>, work: () => Promise<void>): Promise<void> {
  await turn
  await work()
}

export function sideBySide(): SideBySide {
  const open = new Set<Promise<void>>()
  let gate: Promise<void> = Promise.resolve()

  return {
    async together(work) {
      const run = after(gate, work)
      open.add(run)
      try {
        await run
      } finally {
        open.delete(run)
      }
    },
    async alone(work) {
      const run = after(Promise.allSettled([gate, ...open]), work)
      gate = run.catch(() => {})
      await run
    },
  }
}
