import { REFUSALS, type RefusalName } from './table.ts'

const NAMES = new Map<number, RefusalName>(
  Object.entries(REFUSALS).map(([name, { code }]) => [code, name as RefusalName]),
)

export function refusalNamed(code: number): RefusalName | null {
  return NAMES.get(code) ?? null
}
