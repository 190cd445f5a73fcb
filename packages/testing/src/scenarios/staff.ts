import { createHmac } from 'node:crypto'
import { DEVELOPMENT_STAFF_TOTP_KEY, type Employee, type Queries, sealText } from '@hygiene/db'
import { hash } from '@node-rs/argon2'
import { PASSWORD } from './people.ts'

/** The authenticator secret of every employee in tests and in the seeded town: «12345678901234567890» in base32 (RFC 6238, appendix B). */
export const STAFF_TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export interface EmployeeWanted {
  loginId: string
  role?: Employee['role']
  /** Of a branch's employee. */
  branchNo?: number | null
  name?: string
  /** False: the first login connects the authenticator app. */
  hasTotp?: boolean
  disabledAt?: Date | null
  /** The API's STAFF_TOTP_KEY, where it is not the development value. */
  totpKey?: string
}

/** Adds an employee of the association. */
export async function addEmployee(db: Queries, wanted: EmployeeWanted): Promise<Employee> {
  const { loginId, role = 'support', name = '박상담', hasTotp = true, disabledAt = null } = wanted
  const { totpKey = DEVELOPMENT_STAFF_TOTP_KEY, branchNo = null } = wanted
  const createdAt = new Date('2026-01-05T00:00:00Z')
  return db.employee.create({
    data: {
      loginId,
      name,
      role,
      branchNo,
      passwordHash: await hash(PASSWORD),
      totpSealed: hasTotp ? sealText(totpKey, STAFF_TOTP_SECRET) : null,
      totpConfirmedAt: hasTotp ? createdAt : null,
      disabledAt,
      createdAt,
      grants: { create: { role, branchNo, grantedBy: 'scenario', grantedAt: createdAt } },
    },
  })
}

/** The code that the authenticator app shows at an instant (RFC 6238). */
export function totpCode(at: Date, stepsLater = 0, secret = STAFF_TOTP_SECRET): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000) + stepsLater))
  const digest = createHmac('sha1', bytesOf(secret)).update(step).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000
  return String(number).padStart(6, '0')
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
