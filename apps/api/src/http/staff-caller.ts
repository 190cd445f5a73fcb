import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { LOGIN_HEADER } from '@hygiene/contracts/kit/envelope'
import { type StaffRole, staffMay } from '@hygiene/domain/staff/permission/permissions'
import { staffSecondsLeft } from '@hygiene/domain/staff/employee/staff-clock'
import type { EmployeeActor } from '@hygiene/operations/kit/actor'
import { extendStaffLogin } from '@hygiene/operations/staff/employee/extend-staff-login'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { TOUCH_EVERY_MS } from './caller.ts'
import { bearerToken, readToken } from './find-login.ts'
import { refuser } from './refusal.ts'

export interface StaffCaller extends Omit<EmployeeActor, 'ipAddress'> {
  isProved: boolean
  remainingSeconds: number
}

interface StaffRow {
  employeeNo: number
  loginNo: string
  loginId: string
  name: string
  role: StaffRole
  branchNo: number | null
  provedAt: Date | null
  startedAt: Date
  extendedAt: Date
}

/**
 * Matches staff logins only. Members' tokens name logins of another table, so neither kind of token works in place of the other.
 */
const FIND_STAFF_LOGIN = {
  name: 'find-staff-login',
  text: `SELECT e."employeeNo", s."loginNo", e."loginId", e."name", e."role"::text, e."branchNo", s."provedAt",
                s."startedAt", s."extendedAt"
           FROM "StaffLogin" s JOIN "Employee" e USING ("employeeNo")
          WHERE s."loginNo" = $1 AND s."endedAt" IS NULL AND e."disabledAt" IS NULL`,
}

/**
 * Admits staff, or refuses: without a login, without the second factor, or without the permission. Answers carry the seconds
 * left.
 */
export async function admitStaff(
  contract: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  now: Date,
): Promise<StaffCaller> {
  const refuse = refuser(contract)
  const token = bearerToken(request)
  if (!token) throw refuse('STAFF_LOGIN_REQUIRED')
  const row = await findStaff(deps, readToken(request.server.jwt, token))
  if (!row || staffSecondsLeft(row, now) === 0) throw refuse('STAFF_SESSION_EXPIRED')

  const isProved = row.provedAt !== null
  if (!isProved && !contract.beforeSecondFactor) throw refuse('STAFF_LOGIN_REQUIRED')
  if (contract.permission && !staffMay(row.role, contract.permission)) throw refuse('STAFF_FORBIDDEN')
  const isDue = contract.extendsLogin && now.getTime() - row.extendedAt.getTime() >= TOUCH_EVERY_MS
  if (isDue) await extendStaffLogin(deps.pool, row.loginNo, now)
  const extendedAt = isDue ? now : row.extendedAt
  const remainingSeconds = staffSecondsLeft({ startedAt: row.startedAt, extendedAt }, now)
  reply.header(LOGIN_HEADER, remainingSeconds)
  const { employeeNo, loginNo, loginId, name, role, branchNo } = row
  return { employeeNo, loginNo, loginId, name, role, branchNo, isProved, remainingSeconds }
}

async function findStaff(deps: Deps, loginNo: string | null): Promise<StaffRow | undefined> {
  if (!loginNo) return undefined
  const { rows } = await deps.pool.query<StaffRow>({ ...FIND_STAFF_LOGIN, values: [loginNo] })
  return rows[0]
}
