import { isSafeLink, type RichBlock, type TextRun } from '@hygiene/domain/content/board/rich-text'
import styles from './thread.module.css'

/** Renders the text of a member or an employee. Blocks have no ids, so their index is their key. */
export function ThreadText({ blocks }: { blocks: readonly RichBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Block key={`${index}-${block.kind}`} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: RichBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <p>
          <strong>{block.text}</strong>
        </p>
      )
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((runs, index) => (
            <li key={`${index}-${runs[0]?.text}`}>
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      )
    case 'image':
      return <p>[그림: {block.alt}]</p>
    case 'table':
      return <TextTable block={block} />
    default:
      return block satisfies never
  }
}

function TextTable({ block: { caption, head, rows } }: { block: Extract<RichBlock, { kind: 'table' }> }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((word, index) => (
            <th key={`${index}-${word}`} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={`${row}-${cells[0]?.[0]?.text}`}>
            {cells.map((runs, cell) => (
              <td key={`${cell}-${runs[0]?.text}`}>
                <Runs runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, isStrong, href }, index) => {
    const wording = isStrong ? <strong key={`${index}-${text}`}>{text}</strong> : text
    if (!href || !isSafeLink(href)) return wording
    return (
      <a key={`${index}-${href}`} href={href} target="_blank" rel="noreferrer">
        {wording}
      </a>
    )
  })
}
