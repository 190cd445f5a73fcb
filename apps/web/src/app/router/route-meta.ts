import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { SitePage } from '@hygiene/contracts/kit/site-pages'
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
  /** For search engines and shared links; a screen without one is kept out of search engines. */
  description?: string
  /** The address under which search engines keep a screen that two addresses show. */
  canonical?: string
}

/** A question of a screen, and the key under which its answer is kept; `isPaged`: the first page of a list that grows. */
export type FirstAsk = { contract: Endpoint; input: object; key: readonly unknown[]; isPaged?: boolean }

/** What the server needs to draw a public screen into its document. */
export type Drawing = {
  /** The questions at this address; null: an address that only the browser draws. */
  asks: (query: URLSearchParams) => readonly FirstAsk[] | null
  /** Title and description of what the address shows, from the first answer. */
  about?: (answer: object) => { title: string; description: string }
  post?: SitePage['post']
}

/** A module under `src/routes/`: its address is its path. */
export type RouteModule = { meta: RouteMeta; drawing?: Drawing; default: ComponentType }

export type RouteHandle = { meta: RouteMeta; drawing?: Drawing | undefined }
