import { foodLawQuestions } from './food-law.ts'
import { foodPoisoningQuestions } from './food-poisoning.ts'
import { kitchenLabellingQuestions } from './kitchen-labelling.ts'
import { personalHygieneQuestions } from './personal-hygiene.ts'
import type { SampleQuestion } from './sample-question.ts'
import { storageTemperatureQuestions } from './storage-temperature.ts'

interface SampleTopic {
  /** Names the demo lecture that teaches the topic. */
  mediaKey: string
  topic: string
  questions: readonly SampleQuestion[]
}

/** Questions that an association may take over as its first bank. The demo data use the same ones. */
export const SAMPLE_BANK: readonly SampleTopic[] = [
  { mediaKey: 'food-law', topic: '식품위생법', questions: foodLawQuestions },
  { mediaKey: 'food-poisoning', topic: '식중독 예방', questions: foodPoisoningQuestions },
  { mediaKey: 'personal-hygiene', topic: '개인위생', questions: personalHygieneQuestions },
  { mediaKey: 'storage-temperature', topic: '보관과 온도', questions: storageTemperatureQuestions },
  { mediaKey: 'kitchen-labelling', topic: '주방 위생과 표시', questions: kitchenLabellingQuestions },
]
