import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { can } from '../town/engine.ts'

declare global {
  interface Window {
    axe?: { run: (context: object, options: RunOptions) => Promise<AxeResults> }
  }
}

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'label-content-name-mismatch': { enabled: true },
    // Measured by the ruler, which asks for 44 px; axe takes what the bar at the foot covers at the fold for small.
    'target-size': { enabled: false },
  },
  resultTypes: ['violations'],
  // The browser's own PDF viewer is not ours to mend.
  iframes: false,
}

/** One line a fault: rule, where, why; none where the engine leaves axe out. The page keeps axe while it lives: bringing it in takes longer than most looks. */
export async function faultsOf(page: Page): Promise<string[]> {
  if (!can('axe')) return []
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (options) => {
    const found = await window.axe?.run({ exclude: ['iframe'] }, options)
    return found?.violations ?? [{ id: 'axe is not there', nodes: [{ target: [], failureSummary: '' }] }]
  }, OPTIONS)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}
