import type { Database } from '@hygiene/db/connect'
import type { PrismaClient, StoredFile } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { readPrintCode } from '@hygiene/domain/education/certificate/print-code'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import { staffThrottleKey } from '../../member/login/attempts.ts'
import { judgeSecret } from '../../member/login/judge-secret.ts'

interface Asked {
  caller: { employeeNo: number; loginId: string }
  /** As typed. */
  code: string
  ipAddress: string
}

type Redeemed =
  | { allowed: true; file: StoredFile }
  | { allowed: false; reason: 'PRINT_CODE_UNKNOWN' | 'PRINT_CODE_LOCKED' }

/**
 * Takes a code an owner read out, once, and answers the file of the certificate. An employee's guesses are counted like
 * passwords (docs/rules/login.md); the audit log is written in the transaction that uses the code up.
 */
export async function redeemPrintCode(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  asked: Asked,
  now: Date,
): Promise<Redeemed> {
  const key = staffThrottleKey('print', asked.caller.loginId)
  const used: StoredFile[] = []
  const verdict = await judgeSecret(
    pool,
    { key, network: 'any' },
    now,
    async () => {
      used.push(...(await useUp(db, asked, now)))
      return used.length > 0
    },
    'codeOfAnyone',
  )
  if (!verdict.allowed) {
    return denied(verdict.reason === 'WRONG_SECRET' ? 'PRINT_CODE_UNKNOWN' : 'PRINT_CODE_LOCKED')
  }
  const [file] = used
  return file ? { allowed: true, file } : denied('PRINT_CODE_UNKNOWN')
}

/** The second of two simultaneous uses of a code finds no row to delete. */
async function useUp(client: PrismaClient, asked: Asked, now: Date): Promise<StoredFile[]> {
  const code = readPrintCode(asked.code)
  if (code === null) return []
  return client.$transaction(async (db) => {
    const [used] = await db.$queryRaw<{ certificateNo: number }[]>`
      DELETE FROM "PrintCode" WHERE "code" = ${code} AND "endsAt" > ${now} RETURNING "certificateNo"`
    if (!used) return []
    const certificate = await db.certificate.findFirst({
      where: { certificateNo: used.certificateNo, status: 'valid' },
      include: { file: true },
    })
    if (!certificate?.file) return []
    const { caller, ipAddress } = asked
    const { certificateNumber, file } = certificate
    const subject = { kind: 'certificate', no: used.certificateNo } as const
    const reason = '본인이 불러준 출력 코드'
    await writeAudit(db, {
      caller,
      operation: 'redeemPrintCode',
      subject,
      detail: certificateNumber,
      reason,
      ipAddress,
      now,
      memberNos: file.memberNo === null ? [] : [file.memberNo],
    })
    return [file]
  })
}
