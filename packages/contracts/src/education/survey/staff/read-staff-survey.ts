import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { surveyQuestionShown } from './staff-survey-shape.ts'

/** How a question was answered; `counts` by choice, of a text how many wrote one. */
const answered = z.object({
  questionNo: z.int(),
  answers: z.int(),
  counts: z.array(z.int()),
  /** Of a scale, in points. */
  average: z.number().nullable(),
})

/** A version of a survey, and its results: all together, and by course and month where enough people answered. */
export const readStaffSurvey = staffReads('/api/staff/survey', {
  permission: 'readSurveys',
  input: z.object({ surveyNo: recordNo }),
  entity: z.object({
    surveyNo: z.int(),
    year: z.int(),
    edition: z.int(),
    /** The latest version of the year. */
    lastEdition: z.int(),
    lastSurveyNo: z.int(),
    title: z.string(),
    writtenAt: instant.nullable(),
    writtenBy: z.string().nullable(),
    questions: z.array(surveyQuestionShown),
    asOf: instant,
    results: z.object({
      /** Forms handed in. */
      answers: z.int(),
      /** Null: too few to show. */
      questions: z.array(answered).nullable(),
    }),
    /** By course («2-1»: kind and trade) and by month («2026-11»); of hidden groups nothing but that they are. */
    groups: z.array(
      z.object({
        by: z.enum(['course', 'month']),
        group: z.string(),
        answers: z.int().nullable(),
        questions: z.array(answered).nullable(),
      }),
    ),
  }),
  refusals: ['STAFF_SURVEY_NOT_FOUND'],
})
