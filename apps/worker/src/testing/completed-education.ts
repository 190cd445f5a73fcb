import type { PrismaClient } from '@hygiene/db/generated/client'

export async function completedEducation(db: PrismaClient): Promise<unknown> {
  const ofBoth = { application: true, certificate: { include: { file: true } } } as const
  return {
    online: await db.onlineEnrolment.findMany({
      where: { status: 'completed' },
      include: { ...ofBoth, member: true, course: true, progress: true, attempts: true, surveyResult: true },
      orderBy: { enrolmentNo: 'asc' },
    }),
    inPerson: await db.inPersonEnrolment.findMany({
      where: { status: 'completed' },
      include: {
        ...ofBoth,
        member: true,
        course: true,
        slip: { include: { file: true } },
        booking: { include: { session: { include: { venue: true } }, attendance: true, moves: true } },
      },
      orderBy: { inPersonEnrolmentNo: 'asc' },
    }),
  }
}
