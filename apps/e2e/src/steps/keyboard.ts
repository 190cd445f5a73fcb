import type { Page } from 'playwright-core'

interface Cost {
  commands: number
  fields: number
  clicks: number
}

export async function costOf(page: Page, job: string, work: () => Promise<void>): Promise<Cost> {
  const counts = { commands: 0, clicks: 0 }
  const fields = new Set<string>()
  await page.exposeFunction('countCost', (kind: 'commands' | 'clicks' | 'field', field: string) => {
    if (kind === 'field') fields.add(field)
    else counts[kind] += 1
  })
  await page.addInitScript(countCostOfPage)
  await page.evaluate(countCostOfPage)
  await work()
  const cost = { ...counts, fields: fields.size }
  console.info(`${job}: ${cost.commands} commands, ${cost.fields} fields, ${cost.clicks} clicks`)
  return cost
}

export const byKeys = (commands: number, fields: number): Cost => ({ commands, fields, clicks: 0 })

export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const at = document.activeElement
      const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels : null
      return [
        at?.getAttribute('aria-label'),
        ...[...(labels ?? [])].map((one) => one.textContent),
        at?.textContent,
      ]
        .filter(Boolean)
        .join(' ')
    })
    if (name.test(here)) return
  }
  throw new Error(`Tab leads to no ${name}`)
}

export async function chooseByArrows(page: Page, name: RegExp): Promise<void> {
  await page.keyboard.press('Home')
  for (let presses = 0; presses < 20; presses += 1) {
    const here = await page.evaluate(() => {
      const at = document.activeElement
      return at instanceof HTMLSelectElement ? (at.selectedOptions[0]?.textContent ?? '') : ''
    })
    if (name.test(here)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`No option is called ${name}`)
}

function countCostOfPage(): void {
  type Notified = Window & { countCost?: (kind: string, field: string) => void; isCounted?: true }
  const here = window as Notified
  if (here.isCounted) return
  here.isCounted = true
  const texts =
    'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"])'
  const isText = (target: EventTarget | null): boolean => target instanceof Element && target.matches(texts)
  const moves = /^(Tab|Arrow\w+|Home|End|Page\w+|Shift|Control|Meta|Alt|Backspace|Delete|Process)$/
  addEventListener(
    'keydown',
    ({ isTrusted, key, ctrlKey, metaKey, target }) => {
      const isTyped = isText(target) && (key.length === 1 || key === 'Enter') && !ctrlKey && !metaKey
      const isSent = key === 'Enter' && target instanceof HTMLInputElement
      const isChosen = (ctrlKey || metaKey) && /^[ac]$/i.test(key)
      if (isTrusted && !moves.test(key) && !isChosen && (!isTyped || isSent)) here.countCost?.('commands', '')
    },
    true,
  )
  addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (isTrusted) here.countCost?.('clicks', '')
    },
    true,
  )
  const noteField = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || !isText(target)) return
    const label = target.getAttribute('aria-label') ?? target.getAttribute('name') ?? target.id
    here.countCost?.('field', `${location.pathname} ${label}`)
  }
  // Listens to both events: an editor may handle text before it becomes an input, and a choice is an input only.
  addEventListener('beforeinput', noteField, true)
  addEventListener('input', noteField, true)
}
