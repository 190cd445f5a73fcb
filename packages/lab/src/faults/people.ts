import { addCourse, addEnrolment, contractClient } from '@hygiene/testing'
import { addBookers, addVenues, type Booker } from '../bench/bookers.ts'
import { addStudents, type Student } from '../bench/students.ts'
import type { Play } from './fault.ts'
import type { Payer } from './payers.ts'
import type { Stage } from './stage.ts'

export const WATCHERS = 24
const COMING = { bookers: 300, payers: 120, bookersAMinute: 1_300, payersAMinute: 270 }
const LECTURE_SECONDS = 3 * 3_600

export interface People {
  students: Student[]
  bookers: Iterator<Booker>
  payers: Iterator<Payer>
  /** Never fills, so a booking is in progress whenever a fault strikes. */
  roomy: { sessionNo: number }
}

export async function invite({ db, api }: Stage, faults: number, { minutes, pause }: Play): Promise<People> {
  const students = await addStudents(db, contractClient(api.origin), WATCHERS, LECTURE_SECONDS)
  const bookers = faults * COMING.bookers + Math.ceil((minutes * COMING.bookersAMinute) / pause)
  const payers = faults * COMING.payers + Math.ceil((minutes * COMING.payersAMinute) / pause)
  const everyone = await addBookers(db, bookers + payers)
  const course = await addCourse(db, { year: new Date().getFullYear(), industryType: 2 })
  const paying: Payer[] = []
  for (const { memberNo, token } of everyone.slice(bookers)) {
    const person = await db.member.findUniqueOrThrow({ where: { memberNo } })
    const licenceNo = `3${String(memberNo).padStart(9, '0')}`
    const { applicationNo } = await addEnrolment(db, person, course, { licenceNo })
    paying.push({ applicationNo, token })
  }
  const [roomy] = await addVenues(db, 1)
  if (!roomy) throw new Error('There is no venue')
  return { roomy, students, bookers: everyone.slice(0, bookers).values(), payers: paying.values() }
}
