import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { SitePage } from '@hygiene/contracts/kit/site-pages'
import type { ComponentType } from 'react'

/** Describes the frame of a route (specification section 2). */
export type RouteMeta = {
  title: string
  header?: boolean
  footer?: boolean
  /** Covers the phone's bottom bar. Is false on screens with their own sticky bar (apply, pay). */
  bottomBar?: boolean
  back?: boolean
  login?: boolean
  /** Is used by search engines and shared links. A screen without one is excluded from search engines. */
  description?: string
  /** Is the address that search engines keep for a screen with two addresses. */
  canonical?: string
}

export type FirstAsk = { contract: Endpoint; input: object; key: readonly unknown[]; isPaged?: boolean }

export type Drawing = {
  /** Returns the queries of this address, or null if only the browser renders it. */
  asks: (query: URLSearchParams) => readonly FirstAsk[] | null
  about?: (answer: object) => { title: string; description: string }
  post?: SitePage['post']
}

export type RouteModule = { meta: RouteMeta; drawing?: Drawing; default: ComponentType }

export type RouteHandle = { meta: RouteMeta; drawing?: Drawing | undefined }
