import { foodLawQuestions } from './food-law.ts'
import { foodPoisoningQuestions } from './food-poisoning.ts'
import { kitchenLabellingQuestions } from './kitchen-labelling.ts'
import { personalHygieneQuestions } from './personal-hygiene.ts'
import type { SampleQuestion } from './sample-question.ts'
import { storageTemperatureQuestions } from './storage-temperature.ts'

interface SampleTopic {
  mediaKey: string
  topic: string
  questions: readonly SampleQuestion[]
}

/** An association may adopt these questions as its first bank; the demo data contain them, too. */
export const SAMPLE_BANK: readonly SampleTopic[] = [
  { mediaKey: 'food-law', topic: '식품위생법', questions: foodLawQuestions },
  { mediaKey: 'food-poisoning', topic: '식중독 예방', questions: foodPoisoningQuestions },
  { mediaKey: 'personal-hygiene', topic: '개인위생', questions: personalHygieneQuestions },
  { mediaKey: 'storage-temperature', topic: '보관과 온도', questions: storageTemperatureQuestions },
  { mediaKey: 'kitchen-labelling', topic: '주방 위생과 표시', questions: kitchenLabellingQuestions },
]
