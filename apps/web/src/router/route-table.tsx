import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { RootLayout } from '../frame/root-layout.tsx'
import { NotFoundScreen } from '../frame/not-found-screen.tsx'
import { PlannedScreen } from '../frame/planned-screen.tsx'
import { RouteErrorScreen } from '../frame/route-error-screen.tsx'
import { RouteLoading } from '../frame/route-loading.tsx'
import { guardFor } from './login-guard.ts'
import { PLANNED_ROUTES } from './planned-routes.ts'
import type { RouteHandle, RouteMeta, RouteModule } from './route-meta.ts'
import { loadInTime, pathOfModule } from './route-modules.ts'

const MODULES = import.meta.glob<RouteModule>(['../routes/**/*.tsx', '!../routes/**/*.test.tsx'])
const LOADERS = new Map(Object.entries(MODULES).map(([file, load]) => [pathOfModule(file), load]))

/** A hash belongs to a modal: opening or closing one asks the guard nothing. */
const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search

function moduleRoute(path: string, load: () => Promise<RouteModule>): RouteObject {
  return {
    path,
    HydrateFallback: RouteLoading,
    shouldRevalidate,
    lazy: async () => {
      const { meta, default: Component } = await loadInTime(load)
      return { Component, loader: guardFor(meta), handle: { meta } satisfies RouteHandle }
    },
  }
}

function plannedRoute(path: string, meta: RouteMeta): RouteObject {
  return {
    path,
    Component: PlannedScreen,
    HydrateFallback: RouteLoading,
    loader: guardFor(meta),
    shouldRevalidate,
    handle: { meta } satisfies RouteHandle,
  }
}

export const ROUTES: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        errorElement: <RouteErrorScreen />,
        children: [
          ...[...LOADERS].map(([path, load]) => moduleRoute(path, load)),
          ...Object.entries(PLANNED_ROUTES)
            .filter(([path]) => !LOADERS.has(path))
            .map(([path, meta]) => plannedRoute(path, meta)),
          {
            path: '*',
            Component: NotFoundScreen,
            handle: { meta: { title: '찾을 수 없는 화면' } } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
]

/** Fetches the code of a route before it is asked for. */
export function prefetchRoute(pathname: string): void {
  const load = LOADERS.get(pathname)
  if (load) void load()
}
