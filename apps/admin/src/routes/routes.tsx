import { ScreenBoundary } from '@hygiene/client/screen-host'
import type { ScreenRoute } from '@hygiene/client/screen-router'
import { LoginScreen } from '../features/staff/login/login-screen.tsx'
import { SearchPalette } from '../features/staff/search/search-palette.tsx'
import { StaffLayout } from '../app/layout/staff-layout.tsx'
import { NotFoundScreen } from '../app/layout/not-found-screen.tsx'
import { RootErrorScreen } from '../app/layout/root-error-screen.tsx'
import { RootLayout } from '../app/layout/root-layout.tsx'
import { CasePill } from '../shared/member-case/case-pill.tsx'
import { ConsoleKeys } from '../shared/keys/console-keys.tsx'
import { CALLER_SCREENS } from './caller-screens.ts'
import { EDUCATION_SCREENS } from './education-screens.ts'
import { OFFICE_SCREENS } from './office-screens.ts'

/** Over every screen: the commands by keyboard, and the search. */
function AdminOverlays() {
  return (
    <>
      <ConsoleKeys />
      <SearchPalette />
    </>
  )
}

export const ROUTES: ScreenRoute[] = [
  {
    element: (
      <ScreenBoundary broken={<RootErrorScreen />}>
        <RootLayout />
      </ScreenBoundary>
    ),
    children: [
      { path: '/login', element: <LoginScreen /> },
      {
        path: '/set-up',
        load: async () => ({
          Component: (await import('../features/staff/login/set-up-screen.tsx')).SetUpScreen,
        }),
      },
      {
        element: <StaffLayout overlays={<AdminOverlays />} inBar={<CasePill />} />,
        children: [...CALLER_SCREENS, ...EDUCATION_SCREENS, ...OFFICE_SCREENS],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]
