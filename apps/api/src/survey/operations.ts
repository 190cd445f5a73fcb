import type { Implementation } from '../http/implement.ts'
import { finishSurvey } from './finish-survey.ts'
import { readSurvey } from './read-survey.ts'
import { submitSurvey } from './submit-survey.ts'

export const SURVEY_OPERATIONS: readonly Implementation[] = [readSurvey, submitSurvey, finishSurvey]
