import { useMatches } from 'react-router-dom'
import type { RouteHandle, RouteMeta } from './route-meta.ts'

const WHILE_LOADING: RouteMeta = { title: '', footer: false }

/** The flags of the screen that is shown. */
export function useRouteMeta(): RouteMeta {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return handle?.meta ?? WHILE_LOADING
}
