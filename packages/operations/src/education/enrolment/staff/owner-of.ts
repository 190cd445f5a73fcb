import type { Queries } from '@hygiene/db/connect'

interface Named {
  kind: 'online' | 'inPerson'
  number: number
}

export async function ownerOf(
  db: Queries,
  { kind, number }: Named,
): Promise<{ memberNo: number; applicationNo: number } | null> {
  const select = { memberNo: true, applicationNo: true } as const
  return kind === 'online'
    ? db.onlineEnrolment.findUnique({ where: { enrolmentNo: number }, select })
    : db.inPersonEnrolment.findUnique({ where: { inPersonEnrolmentNo: number }, select })
}
