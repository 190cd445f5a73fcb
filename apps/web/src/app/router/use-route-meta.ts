import { useMatches } from 'react-router-dom'
import { isBareRoute } from './bare-routes.ts'
import type { RouteHandle, RouteMeta } from './route-meta.ts'

const BARE: RouteMeta = { title: '', header: false, footer: false, bottomBar: false }
const WHILE_LOADING: RouteMeta = { title: '', footer: false }

/** The flags of the screen that is shown. */
export function useRouteMeta(): RouteMeta {
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  return handle?.meta ?? (match && isBareRoute(match.pathname) ? BARE : WHILE_LOADING)
}
