import { setBlockType, toggleMark } from 'prosemirror-commands'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { TEXT } from './text-schema.ts'

/** Is the specification's preset (section 9): ten rows of five cells. The first row is the head. */
const PRESET = { rows: 10, columns: 5 } as const

type ListName = 'bullet_list' | 'ordered_list'

const { heading, paragraph, list_item: listItem } = TEXT.nodes
const { strong, link } = TEXT.marks

type HeadingLevel = 2 | 3

export const isHeading = ({ selection: { $from } }: EditorState, level?: HeadingLevel) =>
  $from.parent.type === heading && (level === undefined || $from.parent.attrs['level'] === level)

export function isInList({ selection: { $from } }: EditorState, list: ListName): boolean {
  return $from.depth > 2 && $from.node($from.depth - 2).type === TEXT.nodes[list]
}

export function isStrong({ selection, storedMarks, doc }: EditorState): boolean {
  const { from, to, empty, $from } = selection
  if (empty) return strong.isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, strong)
}

export const toggleStrong: Command = toggleMark(strong)

export const toggleHeading =
  (level: HeadingLevel): Command =>
  (state, dispatch, view) =>
    (isHeading(state, level) ? setBlockType(paragraph) : setBlockType(heading, { level }))(
      state,
      dispatch,
      view,
    )

export function toggleList(name: ListName): Command {
  return (state, dispatch, view) => {
    if (isInList(state, name)) return liftListItem(listItem)(state, dispatch, view)
    const other = name === 'bullet_list' ? 'ordered_list' : 'bullet_list'
    if (!isInList(state, other)) return wrapInList(TEXT.nodes[name])(state, dispatch, view)
    const { $from } = state.selection
    dispatch?.(state.tr.setNodeMarkup($from.before($from.depth - 2), TEXT.nodes[name]))
    return true
  }
}

export const insertTable: Command = (state, dispatch) => {
  // If the whole text is selected, there is no cursor line.
  if (isInTable(state) || state.selection.$from.depth === 0) return false
  const row = (cell: 'table_header' | 'table_cell') =>
    TEXT.node(
      'table_row',
      null,
      Array.from({ length: PRESET.columns }, () => filled(cell)),
    )
  const body = Array.from({ length: PRESET.rows - 1 }, () => row('table_cell'))
  const table = TEXT.node('table', null, [row('table_header'), ...body])

  const { $from } = state.selection
  const line = $from.node(1)
  const isEmpty = line.type === paragraph && line.content.size === 0
  const from = isEmpty ? $from.before(1) : $from.after(1)
  const { tr } = state
  if (isEmpty) tr.replaceWith(from, $from.after(1), table)
  else tr.insert(from, table)
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 3))).scrollIntoView())
  return true
}

const filled = (cell: 'table_header' | 'table_cell') => TEXT.node(cell, null, [TEXT.node('paragraph')])

export function linkAt({ selection: { $from, from, to }, doc }: EditorState): string {
  let href = ''
  const read = (marks: typeof $from extends { marks(): infer M } ? M : never) => {
    const found = link.isInSet(marks)
    if (found) href = String(found.attrs['href'])
  }
  read($from.marks())
  doc.nodesBetween(from, to, ({ marks }) => read(marks))
  return href
}

export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection
    if (state.selection.$from.parent.type === heading) return false
    const mark = link.create({ href })
    const { tr } = state
    if (empty) tr.replaceSelectionWith(TEXT.text(text, [mark]), false)
    else tr.removeMark(from, to, link).addMark(from, to, mark)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty, $from } = state.selection
  const reach = empty ? { from: $from.start(), to: $from.end() } : { from, to }
  dispatch?.(state.tr.removeMark(reach.from, reach.to, link))
  return true
}
