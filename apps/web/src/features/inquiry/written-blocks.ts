import type { RichBlock } from '@hygiene/domain'

/** The blocks of a kept draft; none where a hand has made it unreadable. */
export function blocksIn(json: string): RichBlock[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? (value as RichBlock[]) : []
  } catch {
    return []
  }
}
