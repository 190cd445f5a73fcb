import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { RootErrorScreen } from '../layout/root-error-screen.tsx'
import { RootLayout } from '../layout/root-layout.tsx'
import { NotFoundScreen } from '../layout/not-found-screen.tsx'
import { PlannedScreen } from '../layout/planned-screen.tsx'
import { RouteErrorScreen } from '../layout/route-error-screen.tsx'
import { RouteLoading } from '../layout/route-loading.tsx'
import { guardFor } from './login-guard.ts'
import { PLANNED_ROUTES } from './planned-routes.ts'
import type { RouteHandle, RouteMeta, RouteModule } from './route-meta.ts'
import { loadInTime, type ScreenLoaders } from './route-modules.ts'

/** A hash belongs to a modal: opening or closing one asks the guard nothing. */
const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search

function moduleRoute(path: string, load: () => Promise<RouteModule>): RouteObject {
  return {
    path,
    HydrateFallback: RouteLoading,
    shouldRevalidate,
    lazy: async () => {
      const { meta, drawing, default: Component } = await loadInTime(load)
      return { Component, loader: guardFor(meta), handle: { meta, drawing } satisfies RouteHandle }
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

export const NOT_FOUND: RouteMeta = { title: '찾을 수 없는 화면' }

/** Every address; the screens are handed in, because the shell imports no route. */
export const routeTable = (screens: ScreenLoaders): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <RootErrorScreen />,
    children: [
      {
        errorElement: <RouteErrorScreen />,
        children: [
          ...[...screens].map(([path, load]) => moduleRoute(path, load)),
          ...Object.entries(PLANNED_ROUTES).map(([path, meta]) => plannedRoute(path, meta)),
          {
            path: '*',
            Component: NotFoundScreen,
            handle: { meta: NOT_FOUND } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
]
