import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { surveyQuestionShown } from './staff-survey-shape.ts'

/** `counts` has one number per choice; for a text question it counts the written answers. */
const answered = z.object({
  questionNo: z.int(),
  answers: z.int(),
  counts: z.array(z.int()),
  /** Is the average in points; only scales have one. */
  average: z.number().nullable(),
})

/** Returns a version of a survey and its results: in total, and by course and month where enough people answered. */
export const readStaffSurvey = staffReads('/api/staff/survey', {
  permission: 'readSurveys',
  input: z.object({ surveyNo: recordNo }),
  entity: z.object({
    surveyNo: z.int(),
    year: z.int(),
    edition: z.int(),
    lastEdition: z.int(),
    lastSurveyNo: z.int(),
    title: z.string(),
    writtenAt: instant.nullable(),
    writtenBy: z.string().nullable(),
    questions: z.array(surveyQuestionShown),
    asOf: instant,
    results: z.object({
      answers: z.int(),
      /** Is null when too few forms are in to show. */
      questions: z.array(answered).nullable(),
    }),
    /** Groups by course («2-1»: kind and trade) and by month («2026-11»). A hidden group shows only that it exists. */
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
