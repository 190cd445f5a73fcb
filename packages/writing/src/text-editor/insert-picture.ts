import type { Command } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { action } from './open-editor.ts'
import { TEXT } from './text-schema.ts'
import type { OpenEditor } from './use-editor.ts'

export interface Picture {
  path: string
  width: number
  height: number
}

export function insertPicture({ view }: OpenEditor, picture: Picture): void {
  action(view, putBelow(picture))
}

const putBelow =
  (picture: Picture): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    const at = isInTable(state) || $from.depth === 0 ? state.doc.content.size : $from.after(1)
    dispatch?.(state.tr.insert(at, TEXT.node('picture', { ...picture, alt: '' })).scrollIntoView())
    return true
  }
