import { isOwnPath, isSafeLink, type RichBlock, type TextRun } from '@hygiene/domain/content/board/rich-text'
import { type Column, Table } from '@hygiene/ui'
import { createContext, type ReactNode, use } from 'react'
import styles from './rich-text.module.css'

type RenderLink = (to: string, wording: ReactNode) => ReactNode
type RichTextProps = {
  blocks: readonly RichBlock[]
  renderLink: RenderLink
}

const LinkDrawing = createContext<RenderLink>((_to, wording) => wording)

/** Renders the text of a post below a second-level heading. It is read-only, so the index may be the key. */
export function RichText({ blocks, renderLink }: RichTextProps) {
  return (
    <LinkDrawing value={renderLink}>
      <div className={styles.text}>
        {blocks.map((block, index) => (
          <Block key={`${index}-${block.kind}`} block={block} />
        ))}
      </div>
    </LinkDrawing>
  )
}

function Block({ block }: { block: RichBlock }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      )
    case 'list':
      return <Items block={block} />
    case 'image':
      return <img src={block.path} alt={block.alt} width={block.width} height={block.height} loading="lazy" />
    case 'table':
      return <TextTable block={block} />
    default:
      return block satisfies never
  }
}

function Items({ block: { items, isOrdered } }: { block: Extract<RichBlock, { kind: 'list' }> }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {items.map((runs, index) => (
        <li key={`${index}-${runs[0]?.text}`}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  )
}

type TableBlock = Extract<RichBlock, { kind: 'table' }>
type TableRow = { cells: TextRun[][]; rowNo: number }

function TextTable({ block: { caption, head, rows } }: { block: TableBlock }) {
  return (
    <div>
      <p className={styles.caption} aria-hidden>
        {caption}
      </p>
      <Table
        caption={caption}
        columns={head.map(columnOf)}
        rows={rows.map((cells, rowNo) => ({ cells, rowNo }))}
        rowKey={({ rowNo }) => rowNo}
      />
    </div>
  )
}

const columnOf = (header: string, column: number): Column<TableRow> => ({
  header,
  cell: ({ cells }) => <Runs runs={cells[column] ?? []} />,
  isHeading: column === 0,
})

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, index) => <Run key={`${index}-${run.text}`} run={run} />)
}

/** The server's schema refuses other links; one that arrives nevertheless stays plain text. */
function Run({ run: { text, isStrong, href } }: { run: TextRun }) {
  const renderLink = use(LinkDrawing)
  const wording = isStrong ? <strong>{text}</strong> : text
  if (href === undefined || !isSafeLink(href)) return wording
  return isOwnPath(href) ? (
    renderLink(href, wording)
  ) : (
    <a href={href} rel="nofollow noreferrer">
      {wording}
    </a>
  )
}
