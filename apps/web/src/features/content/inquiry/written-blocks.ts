import type { RichBlock } from '@hygiene/domain/content/board/rich-text'

export function blocksIn(json: string): RichBlock[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? (value as RichBlock[]) : []
  } catch {
    return []
  }
}

type Paragraph = Extract<RichBlock, { kind: 'paragraph' }>

/** Returns true without headings, tables, links or bold text, so that a plain text box loses nothing. */
export function isPlain(blocks: readonly RichBlock[]): blocks is Paragraph[] {
  return blocks.every(
    (block) =>
      block.kind === 'paragraph' && block.runs.every((run) => !run.isStrong && run.href === undefined),
  )
}

export function textOfPlain(blocks: readonly RichBlock[]): string {
  return isPlain(blocks) ? blocks.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n\n') : ''
}

/** Starts a new paragraph at each empty line. */
export function plainBlocks(text: string): RichBlock[] {
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim())
  return paragraphs
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'paragraph', runs: [{ text: part }] }))
}
