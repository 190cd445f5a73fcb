import { useShown } from '@hygiene/client/screen-host'
import { isBareRoute } from './bare-routes.ts'
import type { RouteHandle, RouteMeta } from './route-meta.ts'

const BARE: RouteMeta = { title: '', header: false, footer: false, bottomBar: false }
const WHILE_LOADING: RouteMeta = { title: '', footer: false }

export function useRouteMeta(): RouteMeta {
  const shown = useShown()
  const handle = shown?.route?.handle as RouteHandle | undefined
  return handle?.meta ?? (shown && isBareRoute(shown.location.pathname) ? BARE : WHILE_LOADING)
}
