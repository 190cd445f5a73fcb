import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listFailedJobs } from '@hygiene/contracts/platform/job/staff/list-failed-jobs'
import type { Queries } from '@hygiene/db/connect'
import { orderNumber } from '@hygiene/domain/money/order/order-number'

type JobRecord = AnswerOf<typeof listFailedJobs>['list'][number]['record']

export const enrolmentRecord = (row: {
  enrolmentNo: number | null
  inPersonEnrolmentNo: number | null
}): JobRecord => {
  if (row.enrolmentNo !== null) return { kind: 'enrolment', number: String(row.enrolmentNo) }
  return row.inPersonEnrolmentNo === null
    ? null
    : { kind: 'enrolment', number: `h${row.inPersonEnrolmentNo}` }
}

export const orderRecord = (payment: Parameters<typeof orderNumber>[0]): JobRecord => ({
  kind: 'order',
  number: orderNumber(payment),
})

export async function recordOf(db: Queries, payload: unknown): Promise<JobRecord> {
  const keys = payload as Partial<Record<string, number>> | null
  const { certificateNo, inPersonEnrolmentNo, paymentNo, refundNo, sheetNo } = keys ?? {}
  const sheet = sheetNo === undefined ? null : await db.attendanceSheet.findUnique({ where: { sheetNo } })
  const sessionNo = keys?.['sessionNo'] ?? sheet?.sessionNo
  if (keys?.importNo !== undefined) return { kind: 'import', number: String(keys.importNo) }
  if (sessionNo !== undefined) return { kind: 'session', number: String(sessionNo) }
  if (inPersonEnrolmentNo !== undefined) return { kind: 'enrolment', number: `h${inPersonEnrolmentNo}` }
  if (certificateNo !== undefined) {
    const certificate = await db.certificate.findUnique({ where: { certificateNo } })
    return certificate && enrolmentRecord(certificate)
  }
  const payment =
    paymentNo === undefined
      ? refundNo === undefined
        ? null
        : (await db.refund.findUnique({ where: { refundNo }, include: { payment: true } }))?.payment
      : await db.payment.findUnique({ where: { paymentNo } })
  return payment ? orderRecord(payment) : null
}
