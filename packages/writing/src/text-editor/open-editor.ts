import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, Plugin, Selection } from 'prosemirror-state'
import { fixTables, goToNextCell, tableEditing } from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { docFrom } from './from-blocks.ts'
import { toggleStrong } from './text-actions.ts'
import { TEXT } from './text-schema.ts'

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(TEXT.nodes.hard_break)) return false
  dispatch?.(state.tr.replaceSelectionWith(TEXT.node('hard_break')).scrollIntoView())
  return true
})

/** In a table Enter breaks the line, and Tab moves through the cells and out of the table. */
const inTable: Command = (state, dispatch, view) => {
  const { $from } = state.selection
  const isCell = $from.depth > 1 && $from.node($from.depth - 1).type.spec['tableRole'] !== undefined
  return isCell && breakLine(state, dispatch, view)
}

const keys = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleStrong,
  'Shift-Enter': breakLine,
  Enter: chainCommands(splitListItem(TEXT.nodes.list_item), liftListItem(TEXT.nodes.list_item), inTable),
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
}

/** Adds a line below a final table or list, because a phone has no key that leaves a table. */
const lineAtEnd = new Plugin({
  appendTransaction: (_changes, _before, { doc, tr }) =>
    doc.lastChild?.type === TEXT.nodes.paragraph ? null : tr.insert(doc.content.size, TEXT.node('paragraph')),
})

export function editorState(json: string, { isAtEnd = false } = {}): EditorState {
  const doc = docFrom(json)
  const state = EditorState.create({
    doc,
    ...(isAtEnd ? { selection: Selection.atEnd(doc) } : {}),
    plugins: [history(), keymap(keys), keymap(baseKeymap), tableEditing(), lineAtEnd],
  })
  const fixed = fixTables(state)
  return fixed ? state.apply(fixed) : state
}

/** Is the time a browser needs to deliver the syllable after its composition has ended. */
const SETTLE_MS = 60

/** Runs an action after finishing a syllable in composition, so that it is neither lost nor doubled. */
export function action(view: EditorView, command: Command): void {
  if (!view.composing) return run(view, command)
  view.dom.blur()
  setTimeout(() => run(view, command), SETTLE_MS)
}

function run(view: EditorView, command: Command): void {
  if (view.isDestroyed) return
  view.focus()
  command(view.state, view.dispatch, view)
}
