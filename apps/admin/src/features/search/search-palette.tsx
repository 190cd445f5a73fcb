import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useOverlay } from '../../app/layout/overlay.ts'

/** Past the first screen's own files. */
const LOAD_AFTER_MS = 1_000

const load = async () => ({ default: (await import('./open-palette.tsx')).OpenPalette })
const OpenPalette = lazy(load)

/** Ctrl K: over every screen. Its file comes soon after the first screen, so that the first letter finds a field. */
export function SearchPalette() {
  useEffect(() => {
    const soon = setTimeout(() => void load().catch(() => {}), LOAD_AFTER_MS)
    return () => clearTimeout(soon)
  }, [])
  if (useOverlay() !== 'search') return null
  return createPortal(
    <Suspense>
      <OpenPalette />
    </Suspense>,
    document.body,
  )
}
