import type { ComponentType } from 'react'

/** A route's statements about its own frame (specification section 2). */
export type RouteMeta = {
  title: string
  /** Header, utility bar and skip link; false for players and print windows. */
  header?: boolean
  footer?: boolean
  /** The phone's bottom bar; false where a screen has its own sticky bar (apply, pay). */
  bottomBar?: boolean
  /** A «이전 화면» button above the title. */
  back?: boolean
  /** Only for logged-in operators. */
  login?: boolean
}

/** A module under `src/routes/`: its address is its path. */
export type RouteModule = { meta: RouteMeta; default: ComponentType }

export type RouteHandle = { meta: RouteMeta }
