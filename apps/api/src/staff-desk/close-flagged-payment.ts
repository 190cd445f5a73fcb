import { closeFlaggedPayment as contract } from '@hygiene/contracts'
import { lockApplication } from '@hygiene/db'
import { concernActs, concernOf } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { writeAudit } from '@hygiene/operations/audit/write-audit'

/** Money that is still to be given back keeps its payment on the list, whatever anybody presses. */
export const closeFlaggedPayment = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { paymentNo, reason } = input
    const known = await deps.db.payment.findUnique({ where: { paymentNo } })
    if (!known) throw refuse('PAYMENT_NOT_FOUND')

    return deps.db.$transaction(async (db) => {
      await lockApplication(db, known.applicationNo)
      const { status, attention, memberNo, refunds } = await db.payment.findUniqueOrThrow({
        where: { paymentNo },
        include: { refunds: { orderBy: { refundNo: 'desc' }, take: 1 } },
      })
      if (attention === null) return { paymentNo }
      const concern = concernOf({ status, refund: refunds[0] ?? null }, now)
      if (!concernActs[concern].includes('close')) throw refuse('MONEY_STILL_HELD')

      const action = `${contract.operation} ${paymentNo}`
      await writeAudit(db, { caller, action, reason, ipAddress, now, memberNos: [memberNo] })
      return db.payment.update({ where: { paymentNo }, data: { attention: null } })
    })
  },
)
