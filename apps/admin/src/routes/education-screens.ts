import type { ScreenRoute } from '@hygiene/client/screen-router'
import { behindLogin } from './behind-login.ts'

/** Screens for courses, lectures, tests, surveys and venues. */
export const EDUCATION_SCREENS: readonly ScreenRoute[] = [
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
