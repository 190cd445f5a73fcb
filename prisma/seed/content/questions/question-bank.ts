import type { ChoiceQuestion } from './choice-question.ts'
import { foodLawQuestions } from './food-law.ts'
import { foodPoisoningQuestions } from './food-poisoning.ts'
import { kitchenLabellingQuestions } from './kitchen-labelling.ts'
import { personalHygieneQuestions } from './personal-hygiene.ts'
import { storageTemperatureQuestions } from './storage-temperature.ts'

/** The whole bank in the order of the lectures, by the media key of the lecture that teaches the answer; a test draws from it. */
export const questionBank: Readonly<Record<string, readonly ChoiceQuestion[]>> = {
  'food-law': foodLawQuestions,
  'food-poisoning': foodPoisoningQuestions,
  'personal-hygiene': personalHygieneQuestions,
  'storage-temperature': storageTemperatureQuestions,
  'kitchen-labelling': kitchenLabellingQuestions,
}
