/** A run of text: plain, strong, or a link. */
export interface TextRun {
  text: string
  isStrong?: boolean | undefined
  href?: string | undefined
}

/** A post's text. It has no HTML: a kind that is not listed here cannot be stored or drawn. */
export type RichBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; isOrdered: boolean; items: TextRun[][] }
  | { kind: 'image'; path: string; alt: string; width: number; height: number }
  | { kind: 'table'; caption: string; head: string[]; rows: TextRun[][][] }

const LINK_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'tel:', 'mailto:'])

/**
 * True for an address on this site (`/info/faq`) and for http, https, tel and mailto. The address is parsed as a browser does
 * it, so that `java\tscript:` is what it is there.
 */
export function isSafeLink(href: string): boolean {
  if (isOwnPath(href)) return true
  try {
    return LINK_SCHEMES.has(new URL(href).protocol)
  } catch {
    return false
  }
}

/** True for a path on this site: one slash, and no sign that browsers read as a second one or leave out. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}

/** The words of a post in one line, by which it is searched; an image speaks by its alternative text. */
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
