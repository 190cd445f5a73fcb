import { giveCertificate } from '@hygiene/operations/education/certificate/give-certificate'
import type { SeatWanted, ServedApi } from '@hygiene/testing'
import { addBooked, type Booked } from '@hygiene/testing/scenarios/booked-people'

export async function addGraduate(api: ServedApi, wanted: SeatWanted = {}): Promise<Booked> {
  const booked = await addBooked(api, { ...wanted, status: 'completed' })
  const completedAt = booked.session.endsAt
  await api.database.db.$transaction(async (db) => {
    const record = await db.inPersonEnrolment.update({
      where: { inPersonEnrolmentNo: booked.inPersonEnrolmentNo },
      data: { completedAt },
      include: { course: true },
    })
    const terms = { publicUrl: api.config.PUBLIC_URL, issuedAt: completedAt }
    await giveCertificate(db, { ...record, completedAt }, terms)
  })
  return booked
}
