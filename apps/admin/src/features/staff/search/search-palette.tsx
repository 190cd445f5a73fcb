import { openLayer } from '@hygiene/ui'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { closeOverlay, useOverlay } from '../../../app/layout/overlay.ts'
import { PaletteBody } from './palette-body.tsx'
import styles from './search.module.css'

/** Opens with Ctrl K over every screen. The focus returns to where it was. */
export function SearchPalette() {
  return useOverlay() === 'search' ? createPortal(<OpenPalette />, document.body) : null
}

function OpenPalette() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => openLayer(closeOverlay), [])
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector('input')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="검색"
      closedby="any"
      onCancel={(event) => {
        event.preventDefault()
        closeOverlay()
      }}
      onClose={() => {
        if (!dialog.current?.open) closeOverlay()
      }}
    >
      <PaletteBody onClose={closeOverlay} />
    </dialog>
  )
}
