import type { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cleanPasted, type Pasted } from './clean-pasted.ts'
import { editorState } from './open-editor.ts'
import { PictureView } from './picture-view.ts'
import { blocksOf } from './to-blocks.ts'

export type OpenEditor = { view: EditorView; state: EditorState }
type EditorOptions = {
  /** Is JSON of blocks; later values are ignored. */
  beginning: string
  isAtEnd: boolean
  onChange: (json: string) => void
  onPasted?: ((found: Pasted) => void) | undefined
  attributes: Readonly<Record<string, string>>
}

/** Mounts an editor in the element given to `place`. React renders nothing inside it, so no composition is disturbed. */
export function useEditor({ beginning, isAtEnd, onChange, onPasted, attributes }: EditorOptions) {
  const [open, setOpen] = useState<OpenEditor | null>(null)
  const [began] = useState(beginning)
  const notify = useRef({ onChange, onPasted })
  useEffect(() => {
    notify.current = { onChange, onPasted }
  })

  const place = useCallback(
    (element: HTMLDivElement) => {
      const view = new EditorView(
        { mount: element },
        {
          state: editorState(began, { isAtEnd }),
          // Leaves Ctrl ⏎ to the screen, which submits with it; otherwise the editor would consume it.
          handleDOMEvents: {
            keydown: (_view, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey),
          },
          nodeViews: { picture: (node, own, at) => new PictureView(node, own, at) },
          transformPastedHTML(html) {
            const cleaned = cleanPasted(html)
            notify.current.onPasted?.(cleaned.found)
            return cleaned.html
          },
          dispatchTransaction(change) {
            const state = view.state.apply(change)
            view.updateState(state)
            setOpen({ view, state })
            if (change.docChanged) notify.current.onChange(JSON.stringify(blocksOf(state.doc)))
          },
        },
      )
      setOpen({ view, state: view.state })
      return () => view.destroy()
    },
    [began, isAtEnd],
  )

  const view = open?.view
  const said = JSON.stringify(attributes)
  useEffect(() => {
    if (view && !view.isDestroyed) view.setProps({ attributes: JSON.parse(said) as Record<string, string> })
  }, [view, said])
  return { open, place }
}
