import { beforeAll, expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { enter, visit } from '../steps/visit.ts'
import { PEOPLE, seedDemoData } from '../environment/seed-demo-data.ts'
import { screensOf } from '../environment/demo-data.ts'
import type { Visit } from '../environment/visits.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(seedDemoData)
let visits: Visit[] = []

beforeAll(async () => {
  visits = await screensOf(journey.environment)
})

/**
 * Splits the screens: a visitor has 48 and a person at most six, and one test of all would reach its time limit on a busy
 * machine.
 */
const PARTS = 4
const GROUPS = PEOPLE.flatMap((userId): [string, string | null, number][] =>
  userId === null
    ? Array.from({ length: PARTS }, (_, part) => [`a visitor (${part + 1} of ${PARTS})`, null, part])
    : [[userId, userId, 0]],
)

it.each(GROUPS)(
  'fits the screens of %s into 320 px without axe findings in both text sizes',
  async (_who, userId, part) => {
    const page = await journey.admin()
    await enter(page, userId)
    const faults: string[] = []
    const own = visits.filter((one) => one.userId === userId)
    for (const screen of userId === null ? own.filter((_, at) => at % PARTS === part) : own) {
      const arrive = (): Promise<void> => visit(page, screen)
      if (!screen.press) await arrive()
      const found = await inspectScreen(page, screen.press ? arrive : undefined)
      faults.push(...found.map((fault) => `${screen.address} ${screen.press ?? ''} ${fault}`))
    }
    expect(faults).toEqual([])
  },
)

it.each([
  ['an element', '[data-text="normal"] #late { display: none }', '<img id="late" src="/icon.svg">'],
  ['text on its ground', '[data-text="largest"] #late { color: #ccc }', '<p id="late">옅은 글자</p>'],
])('finds a fault of %s that occurs only in the largest text at both widths', async (_what, style, part) => {
  const page = await journey.admin()
  await page.goto('/sign/in')
  await page.getByRole('button', { name: '로그인' }).first().waitFor()
  // Waits for the typeface, which changes every width when it arrives late.
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    ([rules = '', markup = '']) => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()]
      document.adoptedStyleSheets.at(-1)?.replaceSync(rules)
      const passing = '<p>나타나는 글자</p><p data-stale style="opacity: 0.4">옛 줄</p>'
      document.querySelector('main')?.insertAdjacentHTML('beforeend', markup + passing)
      // Adds two states that are no fault: a fading text and a dimmed list must be checked only when they have settled.
      const [fading, dimmed] = [...document.querySelectorAll<HTMLElement>('main p')].slice(-2)
      const begin = () => innerWidth === 390 && fading?.animate({ opacity: [0.3, 0.3, 1] }, 200)
      new MutationObserver(begin).observe(document.documentElement, { attributeFilter: ['data-text'] })
      setTimeout(() => dimmed?.remove(), 300)
    },
    [style, part],
  )
  const faults = await inspectScreen(page)
  const rule = part.startsWith('<img') ? 'image-alt' : 'color-contrast'
  expect(faults.map((fault) => fault.split(' #late')[0])).toEqual([
    `390 largest: ${rule}`,
    `1280 largest: ${rule}`,
  ])
})
