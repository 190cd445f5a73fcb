import type { BrowserContext } from 'playwright-core'

export interface Effort {
  part: string
  taps: number
  fields: number
}

export interface EffortCount {
  begin: (part: string) => void
  table: () => Effort[]
}

export async function countEffort(device: BrowserContext): Promise<EffortCount> {
  const parts: { part: string; taps: number; fields: Set<string> }[] = []
  await device.exposeFunction('notifyEffort', (kind: 'tap' | 'field', field: string) => {
    const now = parts.at(-1)
    if (!now) return
    if (kind === 'tap') now.taps += 1
    else now.fields.add(field)
  })
  await device.addInitScript(notifyEffortOfPage)
  return {
    begin: (part) => void parts.push({ part, taps: 0, fields: new Set() }),
    table: () => {
      const rows = parts.map(({ part, taps, fields }) => ({ part, taps, fields: fields.size }))
      const sum = (of: 'taps' | 'fields'): number => rows.reduce((total, row) => total + row[of], 0)
      return [...rows, { part: '합계', taps: sum('taps'), fields: sum('fields') }]
    },
  }
}

function notifyEffortOfPage(): void {
  const { notifyEffort } = window as unknown as {
    notifyEffort: (kind: string, field: string) => Promise<void>
  }
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && void notifyEffort('tap', ''), true)
  addEventListener(
    'input',
    ({ target }) => {
      const isTyped =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type))
      if (isTyped) void notifyEffort('field', `${location.pathname} ${target.name || target.id}`)
    },
    true,
  )
}
