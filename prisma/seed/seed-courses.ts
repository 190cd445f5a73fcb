import type { Transaction } from '@hygiene/db/connect'
import { addCourse, type TaughtCourse } from '@hygiene/testing'
import { lectures } from './content/lectures.ts'

export interface DemoCourses {
  restaurant: TaughtCourse
  groupMeal: TaughtCourse
  consignedMeal: TaughtCourse
  lastYear: TaughtCourse
}

export async function seedCourses(db: Transaction, year: number): Promise<DemoCourses> {
  const common = { lectures: lectures.map((lecture) => ({ ...lecture })), priceWon: 36_000 }
  return {
    restaurant: await addCourse(db, { ...common, year, industryType: 1 }),
    groupMeal: await addCourse(db, { ...common, year, industryType: 2 }),
    consignedMeal: await addCourse(db, { ...common, year, industryType: 3 }),
    lastYear: await addCourse(db, { ...common, year: year - 1, industryType: 1 }),
  }
}
