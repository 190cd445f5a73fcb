import type { PrismaClient } from '@hygiene/db/generated/client'
import { addLearners } from '../../load/december/people.ts'

export interface Learner {
  userId: string
  enrolmentNo: number
}

/** People away from the service, each with a paid enrolment in this course; what is planned for them is planned over their tables. */
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
