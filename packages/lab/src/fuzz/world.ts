import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEmployee,
  addEnrolment,
  addExamQuestions,
  addPerson,
  addSurvey,
} from '@hygiene/testing'
import { addBookers, addVenues, signToken } from '../bench/bookers.ts'
import type { Role } from './requests.ts'

export interface FuzzWorld {
  roles: readonly Role[]
  revive: () => Promise<void>
}

export async function openWorld(db: PrismaClient): Promise<FuzzWorld> {
  await addVenues(db, 2)
  const [booker] = await addBookers(db, 2)
  if (!booker) throw new Error('There is no operator to call for')
  const course = await addCourse(db)
  await addSurvey(db)
  await addExamQuestions(db, course.code.questionCount)
  const stranger = await addPerson(db, { userId: 'stranger1' })
  const { passwordHash } = stranger
  const own = await db.member.update({ where: { memberNo: booker.memberNo }, data: { passwordHash } })
  for (const [place, status] of (
    ['applied', 'paid', 'studying', 'surveyed', 'completed'] as const
  ).entries()) {
    await addEnrolment(db, own, course, { status, licenceNo: `2020000000${place}` })
    await addEnrolment(db, stranger, course, { status, licenceNo: `2021000000${place}` })
  }
  const { employeeNo } = await addEmployee(db, { loginId: 'headquarters1', role: 'headquarters' })
  const loginNo = randomUUID()
  const now = new Date()
  const clock = { startedAt: now, extendedAt: now, provedAt: now }
  await db.staffLogin.create({ data: { loginNo, employeeNo, ipAddress: '127.0.0.1', ...clock } })
  const roles = [
    { name: 'visitor', token: null },
    { name: 'operator', token: booker.token },
    { name: 'staff', token: signToken(loginNo) },
  ]
  return { roles, revive: () => revive(db, booker.memberNo, loginNo) }
}

async function revive(db: PrismaClient, memberNo: number, loginNo: string): Promise<void> {
  const awake = { withdrawnAt: null, dormantAt: null, verifiedAt: new Date() }
  await db.member.update({ where: { memberNo }, data: awake })
  await db.login.updateMany({
    where: { memberNo },
    data: { endedAt: null, endReason: null, extendedAt: new Date() },
  })
  await db.staffLogin.update({ where: { loginNo }, data: { endedAt: null, extendedAt: new Date() } })
}
