import { isSafeLink } from '@hygiene/domain/content/board/rich-text'
import { Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

/** As long as the closed schema allows. */
export const LONGEST_LINK = 500

const cells = tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: {} })

/** What can be written: the closed schema of texts (`RichBlock`). Anything else that is pasted loses its form. */
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
    // One paragraph, so that no list stands inside another.
    list_item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    table: cells.table,
    table_row: cells.table_row,
    table_cell: cells.table_cell,
    table_header: cells.table_header,
    // Put in by a button only: what is pasted has no pictures.
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
      // Words that look like a link and are none: a press in the editor puts the cursor there.
      toDOM: ({ attrs }) => ['span', { 'data-link': String(attrs['href']) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  },
})

/** What was pasted as a link of a script stays as its words. */
function linkOf(href: string): { href: string } | false {
  return isSafeLink(href) && href.length <= LONGEST_LINK ? { href } : false
}
