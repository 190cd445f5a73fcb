import type { RichBlock, TextRun } from '@hygiene/domain/content/board/rich-text'
import type { Node } from 'prosemirror-model'
import { TEXT } from './text-schema.ts'

export function docFrom(json: string): Node {
  try {
    const blocks = JSON.parse(json) as RichBlock[]
    const doc = TEXT.node('doc', null, [...blocks.flatMap(nodesOf), TEXT.node('paragraph')])
    doc.check()
    return doc
  } catch {
    return TEXT.node('doc', null, [TEXT.node('paragraph')])
  }
}

function nodesOf(block: RichBlock): Node[] {
  switch (block.kind) {
    case 'heading':
      return [TEXT.node('heading', { level: block.level }, TEXT.text(block.text))]
    case 'paragraph':
      return [paragraphOf(block.runs)]
    case 'list':
      return [
        TEXT.node(
          block.isOrdered ? 'ordered_list' : 'bullet_list',
          null,
          block.items.map((item) => TEXT.node('list_item', null, [paragraphOf(item)])),
        ),
      ]
    case 'table':
      return [tableOf(block)]
    case 'image': {
      const { path, alt, width, height } = block
      return [TEXT.node('picture', { path, alt, width, height })]
    }
    default:
      return block satisfies never
  }
}

function tableOf({ head, rows }: Extract<RichBlock, { kind: 'table' }>): Node {
  const heads = head.map((text) => TEXT.node('table_header', null, [paragraphOf([{ text }])]))
  const cells = rows.map((row) => row.map((runs) => TEXT.node('table_cell', null, [paragraphOf(runs)])))
  return TEXT.node(
    'table',
    null,
    [heads, ...cells].map((row) => TEXT.node('table_row', null, row)),
  )
}

function paragraphOf(runs: readonly TextRun[]): Node {
  return TEXT.node('paragraph', null, runs.flatMap(inlineOf))
}

function inlineOf({ text, isStrong, href }: TextRun): Node[] {
  const marks = [
    ...(href === undefined ? [] : [TEXT.mark('link', { href })]),
    ...(isStrong ? [TEXT.mark('strong')] : []),
  ]
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [TEXT.node('hard_break')] : []),
      ...(line === '' ? [] : [TEXT.text(line, marks)]),
    ])
}
