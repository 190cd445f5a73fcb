import { isSafeLink } from '@hygiene/domain/content/board/rich-text'
import { Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

export const LONGEST_LINK = 500

const cells = tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: {} })

/** Defines what can be written: the closed schema of texts (`RichBlock`). Pasted content loses all other formatting. */
export const TEXT = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      content: 'text*',
      marks: '',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
      ],
      toDOM: ({ attrs }) => [attrs['level'] === 2 ? 'h3' : 'h4', 0],
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    // Allows one paragraph only, so that lists cannot be nested.
    list_item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    table: cells.table,
    table_row: cells.table_row,
    table_cell: cells.table_cell,
    table_header: cells.table_header,
    // Is inserted only by a button, because pasted content has no pictures.
    picture: {
      group: 'block',
      atom: true,
      attrs: { path: {}, alt: { default: '' }, width: {}, height: {} },
      toDOM: ({ attrs }) => ['img', { alt: String(attrs['alt']) }],
    },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (anchor) => linkOf(anchor.getAttribute('href') ?? '') }],
      // Renders a span styled as a link, so that a click places the cursor.
      toDOM: ({ attrs }) => ['span', { 'data-link': String(attrs['href']) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  },
})

/** A pasted script link becomes plain text. */
function linkOf(href: string): { href: string } | false {
  return isSafeLink(href) && href.length <= LONGEST_LINK ? { href } : false
}
