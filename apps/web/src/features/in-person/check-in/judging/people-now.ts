import { type Marks, mergeMarks } from '@hygiene/domain/in-person/check-in/judge-attendance'
import { isUnsent, type CheckInPerson, type KeptScan } from '../kept/check-in-records.ts'
import { groupScans } from '../kept/group-scans.ts'

export type PeopleFilter = 'all' | 'notIn' | 'in' | 'out'

const instant = (text: string | null) => (text === null ? null : new Date(text))

export function marksOf({ inAt, outAt }: CheckInPerson): Marks {
  return { inAt: instant(inAt), outAt: instant(outAt) }
}

export function peopleNow(people: readonly CheckInPerson[], scans: readonly KeptScan[]): CheckInPerson[] {
  const unsent = groupScans(scans.filter(isUnsent), ({ applicationNo }) => applicationNo)
  return people.map((person) => {
    const marks = (unsent.get(person.applicationNo) ?? []).reduce(
      (before, { direction, scannedAt }) => mergeMarks(before, { direction, markedAt: new Date(scannedAt) }),
      marksOf(person),
    )
    const { inAt, outAt } = marks
    return { ...person, inAt: inAt?.toISOString() ?? null, outAt: outAt?.toISOString() ?? null }
  })
}

export function countPeople(people: readonly CheckInPerson[]): { all: number; came: number; left: number } {
  return {
    all: people.length,
    came: people.filter(({ inAt }) => inAt !== null).length,
    left: people.filter(({ outAt }) => outAt !== null).length,
  }
}

export function filterPeople(people: readonly CheckInPerson[], filter: PeopleFilter): CheckInPerson[] {
  return people.filter(({ inAt, outAt }) => {
    if (filter === 'notIn') return inAt === null
    if (filter === 'in') return inAt !== null && outAt === null
    return filter === 'all' || outAt !== null
  })
}

export function findPeople(people: readonly CheckInPerson[], typed: string): CheckInPerson[] {
  const wanted = typed.replaceAll(/[\s-]/g, '').normalize('NFC')
  if (wanted === '') return []
  const digits = /^\d+$/.test(wanted) ? wanted.slice(-4) : null
  return people.filter(({ userName, phoneEnd }) =>
    digits === null ? userName.replaceAll(' ', '').includes(wanted) : phoneEnd.startsWith(digits),
  )
}
