import type { Gather } from './gather.ts'

/** Is sent only while the certificate is valid. */
export const completed: Gather<'completed'> = async ({ db, kind, aboutNo }) => {
  const certified = { enrolmentNo: aboutNo, status: 'completed', certificate: { status: 'valid' } } as const
  return (await db.onlineEnrolment.count({ where: certified })) > 0 ? { kind } : null
}
