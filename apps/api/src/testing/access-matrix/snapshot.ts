import type { Records } from './records.ts'
import { everyRow } from '../every-row.ts'
import type { TestApi } from '../start-test-api.ts'

export async function othersRows(
  { database: { pool } }: TestApi,
  asker: Records,
): Promise<Map<string, string[]>> {
  const isOwn = ownedBy(asker)
  const stored = await everyRow(pool)
  return new Map(
    Array.from(stored, ([table, rows]) => [
      table,
      rows.filter((one) => !isOwn(one)).map((one) => JSON.stringify(one)),
    ]),
  )
}

function ownedBy({ person, unpaid, studying, examined, completed, seat, heldSeat }: Records) {
  const online = [unpaid, studying, examined, completed]
  const keys: Record<string, readonly unknown[]> = {
    memberNo: [person.memberNo],
    phone: [person.phone],
    enrolmentNo: online.map(({ enrolmentNo }) => enrolmentNo),
    inPersonEnrolmentNo: [seat.inPersonEnrolmentNo, heldSeat.inPersonEnrolmentNo],
    applicationNo: [...online, seat, heldSeat].map(({ applicationNo }) => applicationNo),
  }
  return (row: Record<string, unknown>): boolean =>
    Object.entries(keys).some(([key, owned]) => owned.includes(row[key]))
}

export function marksOf({ person, seat, unpaid, verificationNumber, paymentId, fileNo }: Records): string[] {
  const { userId, name, birth, phone, email } = person
  const places = [seat, unpaid].flatMap(({ businessName, licenceNo }) => [businessName, licenceNo])
  return [
    userId,
    name,
    birth,
    phone,
    phone.slice(-4),
    email,
    verificationNumber,
    paymentId,
    fileNo,
    ...places,
  ]
}
