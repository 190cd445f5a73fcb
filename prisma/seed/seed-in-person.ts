import type { Transaction } from '@hygiene/db/connect'
import { seedFillers } from './seed-fillers.ts'
import { seedInPersonPeople } from './seed-in-person-people.ts'
import { seedSessions } from './seed-sessions.ts'

const QUEUE_DAYS_AHEAD = 5

export async function seedInPerson(
  db: Transaction,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const sessions = await seedSessions(db, now)
  const [full, offered] = sessions.filter(
    ({ crowd, daysAhead }) => crowd === 'full' && daysAhead >= QUEUE_DAYS_AHEAD,
  )
  if (!full || !offered) throw new Error('No sessions are full')
  await seedInPersonPeople(db, { sessions, full, offered, now, publicUrl })
  await seedFillers(db, sessions, offered, now)
}
