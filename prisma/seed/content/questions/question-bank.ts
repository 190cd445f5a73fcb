import type { ChoiceQuestion } from './choice-question.ts'
import { foodLawQuestions } from './food-law.ts'
import { foodPoisoningQuestions } from './food-poisoning.ts'
import { kitchenLabellingQuestions } from './kitchen-labelling.ts'
import { personalHygieneQuestions } from './personal-hygiene.ts'
import { storageTemperatureQuestions } from './storage-temperature.ts'

/** The whole bank in the order of the lectures; a test draws from it. */
export const questionBank: readonly ChoiceQuestion[] = [
  ...foodLawQuestions,
  ...foodPoisoningQuestions,
  ...personalHygieneQuestions,
  ...storageTemperatureQuestions,
  ...kitchenLabellingQuestions,
]
