import { REFUSALS, type RefusalName } from './table.ts'

const NAMES = new Map<number, RefusalName>(
  Object.entries(REFUSALS).map(([name, { code }]) => [code, name as RefusalName]),
)

/** Our name of a negative code, or null for a code this client does not know. */
export function refusalNamed(code: number): RefusalName | null {
  return NAMES.get(code) ?? null
}
