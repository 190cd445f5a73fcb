import type { ScreenRoute } from '@hygiene/client/screen-router'
import { behindLogin } from './behind-login.ts'

/** Screens for courses, lectures, tests, surveys and halls. */
export const EDUCATION_SCREENS: readonly ScreenRoute[] = [
  behindLogin('/courses', async () => (await import('../features/courses/courses-screen.tsx')).CoursesScreen),
  behindLogin(
    '/courses/next',
    async () => (await import('../features/courses/next-year-screen.tsx')).NextYearScreen,
  ),
  behindLogin(
    '/courses/:no',
    async () => (await import('../features/courses/course-screen.tsx')).CourseScreen,
  ),
  behindLogin(
    '/lectures/:no?',
    async () => (await import('../features/lectures/lecture-screen.tsx')).LectureScreen,
  ),
  behindLogin(
    '/sessions',
    async () => (await import('../features/sessions/sessions-screen.tsx')).SessionsScreen,
  ),
  behindLogin(
    '/sessions/:number',
    async () => (await import('../features/sessions/session-screen.tsx')).SessionScreen,
  ),
  behindLogin(
    '/sessions/new',
    async () => (await import('../features/series/series-screen.tsx')).SeriesScreen,
  ),
  behindLogin('/venues', async () => (await import('../features/halls/venues-screen.tsx')).VenuesScreen),
  behindLogin(
    '/instructors',
    async () => (await import('../features/halls/instructors-screen.tsx')).InstructorsScreen,
  ),
  behindLogin(
    '/instructors/hours',
    async () => (await import('../features/halls/taught-hours-screen.tsx')).TaughtHoursScreen,
  ),
  behindLogin(
    '/questions',
    async () => (await import('../features/questions/questions-screen.tsx')).QuestionsScreen,
  ),
  behindLogin(
    '/questions/banks',
    async () => (await import('../features/questions/banks-screen.tsx')).BanksScreen,
  ),
  behindLogin(
    '/questions/new',
    async () => (await import('../features/questions/new-question-screen.tsx')).NewQuestionScreen,
  ),
  behindLogin(
    '/questions/:no',
    async () => (await import('../features/questions/question-screen.tsx')).QuestionScreen,
  ),
  behindLogin('/surveys', async () => (await import('../features/surveys/surveys-screen.tsx')).SurveysScreen),
  behindLogin(
    '/surveys/new',
    async () => (await import('../features/surveys/new-survey-screen.tsx')).NewSurveyScreen,
  ),
  behindLogin(
    '/surveys/:no',
    async () => (await import('../features/surveys/survey-screen.tsx')).SurveyScreen,
  ),
]
