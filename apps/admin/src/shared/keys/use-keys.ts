import { countLayers } from '@hygiene/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { addKeySet, type KeyRow } from './key-sets.ts'

type KeysOptions = {
  /** The heading under which `?` lists them. */
  title?: string
  isActive?: boolean
}

/** Commands by keyboard while this part is on the screen. If two parts have the same keys, the inner one answers. */
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
