import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { can } from '../environment/engine.ts'

declare global {
  interface Window {
    axe?: { run: (context: object, options: RunOptions) => Promise<AxeResults> }
    /** What axe's last look at this page saw. */
    axeSaw?: string
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
  // For the one chosen rule that asks for it, of sound that starts by itself; axe brings every style sheet too unless told.
  preload: { assets: ['media'] },
  // The browser's own PDF viewer is not ours to correct.
  iframes: false,
}

/** The rules that ask where and how large things are drawn; each other one asks for elements, attributes and what is shown. */
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
 * One line a fault: rule, where, why; none where the engine leaves axe out. The page keeps axe while it lives: bringing it in takes
 * longer than most looks. In another text size the rules without layout are asked again only if the page or what it shows has changed.
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
