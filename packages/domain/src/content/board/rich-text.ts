export interface TextRun {
  text: string
  isStrong?: boolean | undefined
  href?: string | undefined
}

/** Contains no HTML: a kind that is not listed here can be neither stored nor drawn. */
export type RichBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; isOrdered: boolean; items: TextRun[][] }
  | { kind: 'image'; path: string; alt: string; width: number; height: number }
  | { kind: 'table'; caption: string; head: string[]; rows: TextRun[][][] }

const LINK_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'tel:', 'mailto:'])

/**
 * Returns true for an address on this site (`/info/faq`) and for http, https, tel and mailto. Parses the address as a browser
 * does, so that `java\tscript:` is recognised.
 */
export function isSafeLink(href: string): boolean {
  if (isOwnPath(href)) return true
  try {
    return LINK_SCHEMES.has(new URL(href).protocol)
  } catch {
    return false
  }
}

/** Returns true for a path on this site: one slash, and no character that browsers read as a second slash or drop. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}

export function plainTextOf(blocks: readonly RichBlock[]): string {
  return blocks.flatMap(textsOf).join(' ').replaceAll(/\s+/g, ' ').trim()
}

function textsOf(block: RichBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [textOf(block.runs)]
    case 'list':
      return block.items.map(textOf)
    case 'image':
      return [block.alt]
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat().map(textOf)]
    default:
      return block satisfies never
  }
}

function textOf(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('')
}
