import { type Endpoint, SESSION_HEADER } from '@hygiene/contracts'
import { type StaffRole, staffMay, staffSecondsLeft } from '@hygiene/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { bearerToken } from './identify.ts'
import { refuser } from './implement.ts'
import { readToken } from './read-token.ts'

/** A member of the association's staff, second factor given (or about to give it, where the contract says so). */
export interface StaffCaller {
  employeeNo: number
  sessionNo: string
  loginId: string
  name: string
  role: StaffRole
  branchNo: number | null
  isProved: boolean
  remainingSeconds: number
}

interface StaffRow {
  employeeNo: number
  sessionNo: string
  loginId: string
  name: string
  role: StaffRole
  branchNo: number | null
  provedAt: Date | null
  startedAt: Date
  extendedAt: Date
}

/** Operators' tokens name sessions of another table: they are nobody's here, and the other way round. */
const FIND_STAFF_SESSION = {
  name: 'find-staff-session',
  text: `SELECT e."employeeNo", s."sessionNo", e."loginId", e."name", e."role"::text, e."branchNo", s."provedAt",
                s."startedAt", s."extendedAt"
           FROM "StaffSession" s JOIN "Employee" e USING ("employeeNo")
          WHERE s."sessionNo" = $1 AND s."endedAt" IS NULL AND e."disabledAt" IS NULL`,
}

/** Lets staff in, or refuses: without a session, without the second factor, or without the permission; answers tell the seconds left. */
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
  const extendedAt = contract.extendsSession ? await extendStaff(deps, row, now) : row.extendedAt
  const remainingSeconds = staffSecondsLeft({ startedAt: row.startedAt, extendedAt }, now)
  reply.header(SESSION_HEADER, remainingSeconds)
  const { employeeNo, sessionNo, loginId, name, role, branchNo } = row
  return { employeeNo, sessionNo, loginId, name, role, branchNo, isProved, remainingSeconds }
}

async function findStaff(deps: Deps, sessionNo: string | null): Promise<StaffRow | undefined> {
  if (!sessionNo) return undefined
  const { rows } = await deps.pool.query<StaffRow>({ ...FIND_STAFF_SESSION, values: [sessionNo] })
  return rows[0]
}

async function extendStaff(deps: Deps, { sessionNo }: StaffRow, now: Date): Promise<Date> {
  await deps.pool.query({
    name: 'extend-staff-session',
    text: `UPDATE "StaffSession" SET "extendedAt" = $2 WHERE "sessionNo" = $1 AND "endedAt" IS NULL AND "extendedAt" < $2`,
    values: [sessionNo, now],
  })
  return now
}
