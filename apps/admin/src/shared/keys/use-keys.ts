import { countLayers } from '@hygiene/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { addKeySet, type KeyRow } from './key-sets.ts'

type KeysOptions = {
  title?: string
  isActive?: boolean
}

/** Registers commands while this component is mounted. If two components use the same keys, the inner one wins. */
export function useKeys(
  rows: readonly KeyRow[],
  { title = '이 화면', isActive = true }: KeysOptions = {},
): void {
  const now = useRef(rows)
  useLayoutEffect(() => {
    now.current = rows
  })
  useEffect(
    () => (isActive ? addKeySet({ title, layer: countLayers(), rows: () => now.current }) : undefined),
    [isActive, title],
  )
}
