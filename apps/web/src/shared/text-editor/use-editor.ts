import type { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useCallback, useEffect, useRef, useState } from 'react'
import { editorState } from './open-editor.ts'
import { blocksOf } from './to-blocks.ts'

export type OpenEditor = { view: EditorView; state: EditorState }
type EditorOptions = {
  /** Blocks as JSON; later values are not read. */
  beginning: string
  onChange: (json: string) => void
  attributes: Readonly<Record<string, string>>
}

/**
 * An editor in the element that `place` is given. It keeps its text itself: React draws nothing inside, so no composition is
 * disturbed.
 */
export function useEditor({ beginning, onChange, attributes }: EditorOptions) {
  const [open, setOpen] = useState<OpenEditor | null>(null)
  const [began] = useState(beginning)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })

  const place = useCallback(
    (element: HTMLDivElement) => {
      const view = new EditorView(
        { mount: element },
        {
          state: editorState(began),
          dispatchTransaction(change) {
            const state = view.state.apply(change)
            view.updateState(state)
            setOpen({ view, state })
            if (change.docChanged) tell.current(JSON.stringify(blocksOf(state.doc)))
          },
        },
      )
      setOpen({ view, state: view.state })
      return () => view.destroy()
    },
    [began],
  )

  const view = open?.view
  const said = JSON.stringify(attributes)
  useEffect(() => {
    if (view && !view.isDestroyed) view.setProps({ attributes: JSON.parse(said) as Record<string, string> })
  }, [view, said])
  return { open, place }
}
