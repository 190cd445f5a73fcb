import type { RichBlock, TextRun } from '@hygiene/domain/content/board/rich-text'
import type { Node } from 'prosemirror-model'
import { TableMap } from 'prosemirror-tables'

/** Limits tables to the closed schema's size; a larger pasted one becomes lines. */
const MOST_COLUMNS = 20
const MOST_ROWS = 200

/** Converts the document to blocks of the closed schema. Omits empty lines, rows and columns. */
export function blocksOf(doc: Node): RichBlock[] {
  let tables = 0
  return doc.children.flatMap((node) => {
    if (node.type.name !== 'table') return blockOf(node)
    const blocks = tableBlocks(node, `표 ${tables + 1}`)
    tables += blocks.length > 0 ? 1 : 0
    return blocks
  })
}

function blockOf(node: Node): RichBlock[] {
  switch (node.type.name) {
    case 'heading':
      return hasText(node) ? [{ kind: 'heading', level: levelOf(node), text: node.textContent }] : []
    case 'bullet_list':
    case 'ordered_list': {
      const items = node.children.filter(hasText).map((item) => runsOf(item.child(0)))
      return items.length > 0 ? [{ kind: 'list', isOrdered: node.type.name === 'ordered_list', items }] : []
    }
    case 'picture':
      return [pictureBlock(node.attrs as Omit<ImageBlock, 'kind'>)]
    default:
      return hasText(node) ? [{ kind: 'paragraph', runs: runsOf(node) }] : []
  }
}

type ImageBlock = Extract<RichBlock, { kind: 'image' }>

function pictureBlock({ path, alt, width, height }: Omit<ImageBlock, 'kind'>): ImageBlock {
  return { kind: 'image', path, alt, width, height }
}

const levelOf = ({ attrs }: Node): 2 | 3 => (attrs['level'] === 3 ? 3 : 2)
const hasText = (node: Node) => node.textContent.trim() !== ''

/** Merges runs of equal formatting; a line break is a character of its run. */
function runsOf(paragraph: Node): TextRun[] {
  const runs: TextRun[] = []
  for (const node of paragraph.children) {
    const run = runOf(node)
    const last = runs.at(-1)
    if (last && last.isStrong === run.isStrong && last.href === run.href) last.text += run.text
    else runs.push(run)
  }
  return runs
}

function runOf(node: Node): TextRun {
  const link = node.marks.find(({ type }) => type.name === 'link')
  const isStrong = node.marks.some(({ type }) => type.name === 'strong')
  return {
    text: node.isText ? (node.text ?? '') : '\n',
    ...(isStrong ? { isStrong } : {}),
    ...(link ? { href: String(link.attrs['href']) } : {}),
  }
}

type Grid = (Node | null)[][]

function tableBlocks(table: Node, caption: string): RichBlock[] {
  const grid = withoutEmpty(gridOf(table))
  const [first = [], ...others] = grid
  if (first.length === 0) return []
  if (first.length > MOST_COLUMNS || grid.length > MOST_ROWS) return grid.map(lineOf)
  const hasHead = first.some((cell) => cell?.type.name === 'table_header')
  const head = first.map((cell, column) => (hasHead && cell?.textContent.trim()) || `${column + 1}열`)
  // A table with only a head is unfinished and gets an empty first row.
  const body = others.length > 0 ? others : [first.map(() => null)]
  const rows = (hasHead ? body : grid).map((row) => row.map((cell) => (cell ? cellRuns(cell) : [])))
  return [{ kind: 'table', caption, head, rows }]
}

function gridOf(table: Node): Grid {
  const { map, width, height } = TableMap.get(table)
  const seen = new Set<number>()
  const cells = map.map((position) => {
    if (seen.has(position)) return null
    seen.add(position)
    return table.nodeAt(position)
  })
  return Array.from({ length: height }, (_row, row) => cells.slice(row * width, (row + 1) * width))
}

function withoutEmpty(grid: Grid): Grid {
  const rows = grid.filter((row) => row.some(isFilled))
  return rows.map((row) =>
    row.filter((_cell, column) => rows.some((other) => isFilled(other[column] ?? null))),
  )
}

const isFilled = (cell: Node | null) => cell !== null && hasText(cell)

function cellRuns(cell: Node): TextRun[] {
  return cell.firstChild && hasText(cell) ? runsOf(cell.firstChild) : []
}

function lineOf(row: (Node | null)[]): RichBlock {
  const text = row.map((cell) => cell?.textContent ?? '').join(' | ')
  return { kind: 'paragraph', runs: [{ text }] }
}
