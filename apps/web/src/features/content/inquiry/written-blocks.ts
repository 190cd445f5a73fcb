import type { RichBlock } from '@hygiene/domain/content/board/rich-text'

/** The blocks of a kept draft; none where a hand has made it unreadable. */
export function blocksIn(json: string): RichBlock[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? (value as RichBlock[]) : []
  } catch {
    return []
  }
}

type Paragraph = Extract<RichBlock, { kind: 'paragraph' }>

/** Written without a heading, a table, a link or a thick letter: a plain box loses nothing of it. */
export function isPlain(blocks: readonly RichBlock[]): blocks is Paragraph[] {
  return blocks.every(
    (block) =>
      block.kind === 'paragraph' && block.runs.every((run) => !run.isStrong && run.href === undefined),
  )
}

export function textOfPlain(blocks: readonly RichBlock[]): string {
  return isPlain(blocks) ? blocks.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n\n') : ''
}

/** An empty line begins another paragraph. */
export function plainBlocks(text: string): RichBlock[] {
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim())
  return paragraphs
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'paragraph', runs: [{ text: part }] }))
}
