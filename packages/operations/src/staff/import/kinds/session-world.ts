import type { Branch, Instructor, Venue } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { seoulDay, type SeoulDay } from '@hygiene/domain/time/seoul-day'

export interface SessionWorld {
  branches: ReadonlyMap<string, Branch[]>
  venues: ReadonlyMap<string, Venue[]>
  instructors: ReadonlyMap<string, Instructor[]>
  holidays: ReadonlyMap<SeoulDay, string>
}

export async function readSessionWorld(
  db: Transaction,
  rows: readonly ImportValues[],
): Promise<SessionWorld> {
  const named = (key: string) => ({ in: [...new Set(rows.map((row) => row[key] ?? ''))] })
  const branches = await db.branch.findMany({ where: { parentNo: null } })
  const venues = await db.venue.findMany({ where: { name: named('venue') }, orderBy: { venueNo: 'asc' } })
  const instructors = await db.instructor.findMany({
    where: { name: named('instructor'), endedAt: null },
    orderBy: { instructorNo: 'asc' },
  })
  const days = rows.flatMap(({ day }) => (day ? [new Date(day)] : []))
  const holidays = await db.workingHoliday.findMany({ where: { day: { in: days } } })
  return {
    branches: byName(branches),
    venues: byName(venues),
    instructors: byName(instructors),
    holidays: new Map(holidays.map(({ day, name }) => [seoulDay(day), name])),
  }
}

function byName<T extends { name: string }>(found: readonly T[]): Map<string, T[]> {
  const names = new Map<string, T[]>()
  for (const one of found) names.set(one.name, [...(names.get(one.name) ?? []), one])
  return names
}
