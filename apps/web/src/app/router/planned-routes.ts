import type { RouteMeta } from './route-meta.ts'

/** The specification's routes that have no screen yet, and their titles: they show 준비중입니다. */
export const PLANNED_ROUTES: Readonly<Record<string, RouteMeta>> = {}

export const isPlanned = (address: string): boolean => address.replace(/[?#].*$/, '') in PLANNED_ROUTES
