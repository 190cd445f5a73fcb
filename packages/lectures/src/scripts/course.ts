import type { LectureScript } from '../lecture-script.ts'
import { foodLaw } from './food-law.ts'
import { foodPoisoning } from './food-poisoning.ts'
import { kitchenLabelling } from './kitchen-labelling.ts'
import { personalHygiene } from './personal-hygiene.ts'
import { storageTemperature } from './storage-temperature.ts'

/** Holds the yearly refresher of three hours in order, Enforcement Rule Art. 52 (1). */
export const course: readonly LectureScript[] = [
  foodLaw,
  foodPoisoning,
  personalHygiene,
  storageTemperature,
  kitchenLabelling,
]
