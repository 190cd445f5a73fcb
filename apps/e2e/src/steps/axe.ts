import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { can } from '../environment/engine.ts'

declare global {
  interface Window {
    axe?: { run: (context: object, options: RunOptions) => Promise<AxeResults> }
    axeSaw?: string
  }
}

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'label-content-name-mismatch': { enabled: true },
    // Is measured by `misfitsOf`, which requires 44 px. Axe reports targets that the bottom bar covers as small.
    'target-size': { enabled: false },
  },
  resultTypes: ['violations'],
  // Preloads media for the one rule on sound that starts by itself. By default axe loads every style sheet too.
  preload: { assets: ['media'] },
  // Skips the browser's own PDF viewer, which we cannot correct.
  iframes: false,
}

const OF_LAYOUT: RunOptions['runOnly'] = {
  type: 'rule',
  values: [
    'bypass',
    'color-contrast',
    'label-content-name-mismatch',
    'link-in-text-block',
    'region',
    'scrollable-region-focusable',
    'skip-link',
  ],
}

/**
 * Returns one line per fault, or none if the engine cannot run axe. The page keeps axe, because injecting it takes longer than
 * most checks. In another text size, rules without layout run again only if the page has changed.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  if (!can('axe')) return []
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(
    async ({ options, ofLayout }) => {
      const everything = [...document.querySelectorAll<HTMLElement>('*')]
      const shown = everything.map((one) =>
        Number(one.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
      )
      const text = document.documentElement.outerHTML.replace(/ data-text="\w+"/, '')
      const seen = [innerWidth, shown.join(''), text].join('\n')
      const isSame = seen === window.axeSaw
      window.axeSaw = seen
      const asked = isSame ? { ...options, rules: {}, runOnly: ofLayout } : options
      const found = await window.axe?.run({ exclude: ['iframe'] }, asked)
      return found?.violations ?? [{ id: 'axe is not there', nodes: [{ target: [], failureSummary: '' }] }]
    },
    { options: OPTIONS, ofLayout: OF_LAYOUT },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}
