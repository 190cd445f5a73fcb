import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

/** Renders the children in an iframe with this window's styles but without the console's layout. */
export function PhoneFrame({ width, children }: { width: number; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument
    if (!inside) return
    inside.documentElement.lang = 'ko'
    inside.title = '미리 보기'
    inside.head.replaceChildren(
      ...[...document.querySelectorAll('link[rel=stylesheet], style')].map((style) => style.cloneNode(true)),
    )
    setPlace(inside.body)
  }, [])
  return (
    <>
      <iframe
        ref={open}
        sandbox="allow-same-origin"
        title="방문자가 보는 화면"
        width={width}
        // Handles `load` too, because some engines replace the first empty document.
        onLoad={({ currentTarget }) => open(currentTarget)}
      />
      {place && createPortal(children, place)}
    </>
  )
}
