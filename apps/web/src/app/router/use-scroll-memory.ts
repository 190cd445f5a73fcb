import { tabStore } from '@hygiene/client/browser-store'
import { useShown } from '@hygiene/client/screen-host'
import { useLayoutEffect, useRef } from 'react'
import { NavigationType } from 'react-router-dom'

const KEPT = 'scroll-positions'

export function useScrollMemory(): void {
  const shown = useShown()
  const key = shown?.location.key
  const positions = useRef<Record<string, number>>(undefined)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    positions.current ??= JSON.parse(tabStore.getItem(KEPT) ?? '{}') as Record<string, number>
    const kept = positions.current
    const keep = () => {
      if (key !== undefined) kept[key] = window.scrollY
    }
    const keepAll = () => {
      tabStore.setItem(KEPT, JSON.stringify(kept))
      // A page delivered as HTML must have its scroll position before its script runs.
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('scroll', keep, { passive: true })
    window.addEventListener('pagehide', keepAll)
    return () => {
      window.removeEventListener('scroll', keep)
      window.removeEventListener('pagehide', keepAll)
    }
  }, [key])

  useLayoutEffect(() => {
    if (!shown?.route) return
    const { location, action, keepsScroll } = shown
    const wasFirst = isFirst.current
    isFirst.current = false
    window.history.scrollRestoration = 'manual'
    const kept = action === NavigationType.Pop ? positions.current?.[location.key] : undefined
    if (kept !== undefined) window.scrollTo(0, kept)
    else if (!wasFirst && !keepsScroll) window.scrollTo(0, 0)
  }, [shown])
}
