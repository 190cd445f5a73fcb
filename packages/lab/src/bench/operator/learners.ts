import type { PrismaClient } from '@hygiene/db/generated/client'
import { addLearners } from '../../load/december/people.ts'

export interface Learner {
  userId: string
  enrolmentNo: number
}

export async function addLearnersOf(
  db: PrismaClient,
  courseNo: number,
  name: string,
  count: number,
): Promise<Learner[]> {
  const { people } = await addLearners(db, name, count, courseNo)
  await db.$executeRaw`DELETE FROM "Login" WHERE "loginNo" = ANY (${people.map(({ loginNo }) => loginNo)}::uuid[])`
  return people
}
