import { type SetupItem, setupItemTitle } from '@hygiene/domain/staff/setup/setup-items'

export function setupLines(items: readonly SetupItem[]): string {
  const lines = items.map((item) => `[${item.isDone ? 'x' : ' '}] ${setupItemTitle(item)}: ${item.reason}`)
  const missing = items.filter(({ isDone }) => !isDone).length
  const sum = missing === 0 ? '준비를 마쳤습니다.' : `남은 준비 ${missing}건`
  return `${[...lines, sum].join('\n')}\n`
}
