import { ScreenBoundary, ScreenOutlet } from '@hygiene/client/screen-host'
import type { ScreenRoute } from '@hygiene/client/screen-router'
import { RootErrorScreen } from '../layout/root-error-screen.tsx'
import { RootLayout } from '../layout/root-layout.tsx'
import { NotFoundScreen } from '../layout/not-found-screen.tsx'
import { RouteErrorScreen } from '../layout/route-error-screen.tsx'
import { RouteLoading } from '../layout/route-loading.tsx'
import { guardFor } from './login-guard.ts'
import type { RouteHandle, RouteMeta, RouteModule } from './route-meta.ts'
import { loadInTime, type ScreenLoaders } from './route-modules.ts'

function moduleRoute(path: string, load: () => Promise<RouteModule>): ScreenRoute {
  return {
    path,
    load: async () => {
      const { meta, drawing, default: Component } = await loadInTime(load)
      return { Component, guard: guardFor(meta), handle: { meta, drawing } satisfies RouteHandle }
    },
  }
}

export const NOT_FOUND: RouteMeta = { title: '찾을 수 없는 화면' }

const UNKNOWN: ScreenRoute = {
  path: '*',
  Component: NotFoundScreen,
  handle: { meta: NOT_FOUND } satisfies RouteHandle,
}

/** Takes the screens as a parameter, because the shell imports no route. `isWhole` means that there are no others. */
export const routeTable = (screens: ScreenLoaders, isWhole = true): ScreenRoute[] => [
  {
    element: (
      <ScreenBoundary broken={<RootErrorScreen />} isOfFrame>
        <RootLayout />
      </ScreenBoundary>
    ),
    children: [
      {
        element: (
          <ScreenBoundary broken={<RouteErrorScreen />}>
            <ScreenOutlet waiting={<RouteLoading />} />
          </ScreenBoundary>
        ),
        children: [
          ...[...screens].map(([path, load]) => moduleRoute(path, load)),
          isWhole ? UNKNOWN : { path: '*', isLater: true },
        ],
      },
    ],
  },
]
