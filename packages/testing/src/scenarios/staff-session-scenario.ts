import type { Branch, InPersonSession, Member } from '@hygiene/db/generated/client'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import type { ContractClient } from '../client.ts'
import type { StartApi, ServedApi } from '../served-api.ts'
import { addBranch, addSession } from './in-person.ts'
import { addPerson } from './people.ts'
import { type BookedSeat, bookSeat, type SeatWanted } from './seats.ts'
import { logInStaff } from './staff-login.ts'

export interface StaffSessionScenario {
  api: ServedApi
  own: Branch
  other: Branch
  staff(
    role: StaffRole,
    branchNo?: number | null,
  ): Promise<{ client: ContractClient; employeeNo: number; token: string }>
  session(day: string, branch?: Branch): Promise<InPersonSession>
  book(session: InPersonSession, wanted?: SeatWanted): Promise<BookedSeat & { person: Member }>
  marks(seat: BookedSeat, inTime: string | null, outTime: string | null): Promise<void>
}

export async function openStaffSessionScenario(start: StartApi<ServedApi>): Promise<StaffSessionScenario> {
  const api = await start()
  const { db } = api.database
  const own = await addBranch(db)
  const other = await addBranch(db, { name: '부산지회', sidoCode: '2600000000' })
  let count = 0
  return {
    api,
    own,
    other,
    staff(role, branchNo = role === 'branch' ? own.branchNo : null) {
      count += 1
      return logInStaff(api, `${role}${count}`, role, branchNo)
    },
    session: (day, branch = own) => addSession(db, { startsAt: new Date(`${day}T10:00:00+09:00`), branch }),
    async book(session, wanted) {
      count += 1
      const phone = `0102000${String(count).padStart(4, '0')}`
      const person = await addPerson(db, { userId: `someone${count}`, phone })
      return { ...(await bookSeat(db, person, session, wanted)), person }
    },
    async marks({ booking: { applicationNo, sessionNo } }, inTime, outTime) {
      const { startsAt } = await db.inPersonSession.findUniqueOrThrow({ where: { sessionNo } })
      const day = new Date(startsAt.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
      const at = (time: string | null) => (time === null ? null : new Date(`${day}T${time}:00+09:00`))
      const row = { inAt: at(inTime), outAt: at(outTime), updatedAt: startsAt }
      await db.attendance.create({ data: { sessionNo, applicationNo, ...row } })
    },
  }
}

export async function auditOf({ api }: StaffSessionScenario, employeeNo: number) {
  const rows = await api.database.db.auditEntry.findMany({
    where: { employeeNo },
    orderBy: { auditNo: 'asc' },
  })
  return rows.map(({ operation, subjectKind, subjectNo, detail, reason, memberNo }) => {
    const action = { operation, subjectKind, subjectNo, detail }
    return { ...action, reason, memberNo }
  })
}
