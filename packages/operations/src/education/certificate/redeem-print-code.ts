import { redeemPrintCode as contract } from '@hygiene/contracts/education/certificate/redeem-print-code'
import type { PrismaClient, StoredFile } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { readPrintCode } from '@hygiene/domain/education/certificate/print-code'
import type { EmployeeActor } from '../../kit/actor.ts'
import { operation } from '../../kit/operation.ts'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import { staffThrottleKey } from '../../member/login/attempts.ts'
import { judgeSecret } from '../../member/login/judge-secret.ts'

/**
 * Redeems a code that an owner read out, once, and returns the certificate's file. Failed attempts count like password attempts
 * (docs/rules/login.md). The audit log is written in the transaction that consumes the code.
 */
export const redeemPrintCode = operation(
  contract,
  {
    needs: ['pool'],
    async before({ db, input, actor, now, pool }) {
      const of = { key: staffThrottleKey('print', actor.loginId), network: 'any' }
      let file: StoredFile | undefined
      const redeem = async () => {
        file = await useUp(db, input.code, actor, now)
        return file !== undefined
      }
      const verdict = await judgeSecret(pool, of, now, redeem, 'codeOfAnyone')
      if (verdict.allowed && file) return { file }
      const isWrong = verdict.allowed || verdict.reason === 'WRONG_SECRET'
      return denied(isWrong ? 'PRINT_CODE_UNKNOWN' : 'PRINT_CODE_LOCKED')
    },
  },
  async ({ prepared }) => prepared,
)

/** Deletes the code's row: the second of two concurrent uses finds none. */
async function useUp(
  client: PrismaClient,
  typed: string,
  actor: EmployeeActor,
  now: Date,
): Promise<StoredFile | undefined> {
  const code = readPrintCode(typed)
  if (code === null) return undefined
  return client.$transaction(async (db) => {
    const [used] = await db.$queryRaw<{ certificateNo: number }[]>`
      DELETE FROM "PrintCode" WHERE "code" = ${code} AND "endsAt" > ${now} RETURNING "certificateNo"`
    if (!used) return undefined
    const certificate = await db.certificate.findFirst({
      where: { certificateNo: used.certificateNo, status: 'valid' },
      include: { file: true },
    })
    if (!certificate?.file) return undefined
    const { certificateNumber, file } = certificate
    const subject = { kind: 'certificate', no: used.certificateNo } as const
    const reason = '본인이 불러준 출력 코드'
    await writeAudit(db, {
      caller: actor,
      operation: 'redeemPrintCode',
      subject,
      detail: certificateNumber,
      reason,
      ipAddress: actor.ipAddress,
      now,
      memberNos: file.memberNo === null ? [] : [file.memberNo],
    })
    return file
  })
}
