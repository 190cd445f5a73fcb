import type { ComponentType } from 'react'

/** The screens of question bank and surveys, each in a file that comes when it is first opened. */
export const QUESTION_SCREENS: readonly { path: string; load: () => Promise<ComponentType> }[] = [
  {
    path: '/questions',
    load: async () => (await import('../features/questions/questions-screen.tsx')).QuestionsScreen,
  },
  {
    path: '/questions/banks',
    load: async () => (await import('../features/questions/banks-screen.tsx')).BanksScreen,
  },
  {
    path: '/questions/new',
    load: async () => (await import('../features/questions/new-question-screen.tsx')).NewQuestionScreen,
  },
  {
    path: '/questions/:no',
    load: async () => (await import('../features/questions/question-screen.tsx')).QuestionScreen,
  },
  {
    path: '/surveys',
    load: async () => (await import('../features/surveys/surveys-screen.tsx')).SurveysScreen,
  },
  {
    path: '/surveys/new',
    load: async () => (await import('../features/surveys/new-survey-screen.tsx')).NewSurveyScreen,
  },
  {
    path: '/surveys/:no',
    load: async () => (await import('../features/surveys/survey-screen.tsx')).SurveyScreen,
  },
]
