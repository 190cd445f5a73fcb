import { ScreenBoundary } from '@hygiene/client/screen-host'
import type { ScreenRoute } from '@hygiene/client/screen-router'
import { NotFoundScreen } from '../app/layout/not-found-screen.tsx'
import { RootErrorScreen } from '../app/layout/root-error-screen.tsx'
import { RootLayout } from '../app/layout/root-layout.tsx'
import { StaffLayout } from '../app/layout/staff-layout.tsx'
import { LoginScreen } from '../features/staff/login/login-screen.tsx'
import { SearchPalette } from '../features/staff/search/search-palette.tsx'
import { ConsoleKeys } from '../shared/keys/console-keys.tsx'
import { CasePill } from '../shared/member-case/case-pill.tsx'
import { behindLogin } from './behind-login.ts'
import { CALLER_SCREENS } from './caller-screens.ts'
import { OFFICE_SCREENS } from './office-screens.ts'

const EDUCATION_SCREENS: readonly ScreenRoute[] = [
  behindLogin(
    '/courses',
    async () => (await import('../features/education/course/courses-screen.tsx')).CoursesScreen,
  ),
  behindLogin(
    '/courses/next',
    async () => (await import('../features/education/course/next-year-screen.tsx')).NextYearScreen,
  ),
  behindLogin(
    '/courses/:no',
    async () => (await import('../features/education/course/course-screen.tsx')).CourseScreen,
  ),
  behindLogin(
    '/lectures/:no?',
    async () => (await import('../features/education/lecture/lecture-screen.tsx')).LectureScreen,
  ),
  behindLogin(
    '/sessions',
    async () => (await import('../features/in-person/session/sessions-screen.tsx')).SessionsScreen,
  ),
  behindLogin(
    '/sessions/:number',
    async () => (await import('../features/in-person/session/session-screen.tsx')).SessionScreen,
  ),
  behindLogin(
    '/sessions/new',
    async () => (await import('../features/in-person/session/series/series-screen.tsx')).SeriesScreen,
  ),
  behindLogin(
    '/venues',
    async () => (await import('../features/in-person/venue/venues-screen.tsx')).VenuesScreen,
  ),
  behindLogin(
    '/instructors',
    async () => (await import('../features/in-person/venue/instructors-screen.tsx')).InstructorsScreen,
  ),
  behindLogin(
    '/instructors/hours',
    async () => (await import('../features/in-person/venue/taught-hours-screen.tsx')).TaughtHoursScreen,
  ),
  behindLogin(
    '/questions',
    async () => (await import('../features/education/question-bank/questions-screen.tsx')).QuestionsScreen,
  ),
  behindLogin(
    '/questions/banks',
    async () => (await import('../features/education/question-bank/banks-screen.tsx')).BanksScreen,
  ),
  behindLogin(
    '/questions/new',
    async () =>
      (await import('../features/education/question-bank/new-question-screen.tsx')).NewQuestionScreen,
  ),
  behindLogin(
    '/questions/:no',
    async () => (await import('../features/education/question-bank/question-screen.tsx')).QuestionScreen,
  ),
  behindLogin(
    '/surveys',
    async () => (await import('../features/education/survey/surveys-screen.tsx')).SurveysScreen,
  ),
  behindLogin(
    '/surveys/new',
    async () => (await import('../features/education/survey/new-survey-screen.tsx')).NewSurveyScreen,
  ),
  behindLogin(
    '/surveys/:no',
    async () => (await import('../features/education/survey/survey-screen.tsx')).SurveyScreen,
  ),
]

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
