import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listFailedJobs } from '@hygiene/contracts/platform/job/staff/list-failed-jobs'
import type { Queries } from '@hygiene/db/connect'
import type { DocumentKind } from '@hygiene/domain/platform/job/job-kinds'
import { enrolmentRecord, orderRecord } from './job-records.ts'

type Row = AnswerOf<typeof listFailedJobs>['list'][number]

interface Undrawn extends Pick<Row, 'record' | 'failure'> {
  kind: DocumentKind
  number: number
  title: string
  issuedAt: string
}

const UNDRAWN = { failure: { not: null }, fileNo: null } as const

export async function listUndrawn(
  db: Queries,
  kinds: readonly DocumentKind[],
  most: number,
): Promise<Undrawn[]> {
  const read: Record<DocumentKind, () => Promise<Undrawn[]>> = {
    certificate: async () => {
      const rows = await db.certificate.findMany({
        where: { ...UNDRAWN, status: 'valid' },
        orderBy: { issuedAt: 'asc' },
        take: most,
      })
      return rows.map((row) => ({
        ...written('certificate', row),
        number: row.certificateNo,
        title: row.certificateNumber,
        record: enrolmentRecord(row),
      }))
    },
    receipt: async () => {
      const rows = await db.receipt.findMany({
        where: UNDRAWN,
        include: { payment: true },
        orderBy: { issuedAt: 'asc' },
        take: most,
      })
      return rows.map((row) => ({
        ...written('receipt', row),
        number: row.paymentNo,
        title: row.receiptNumber,
        record: orderRecord(row.payment),
      }))
    },
    slip: async () => {
      const rows = await db.enrolmentSlip.findMany({
        where: UNDRAWN,
        orderBy: { issuedAt: 'asc' },
        take: most,
      })
      return rows.map((row) => ({
        ...written('slip', row),
        number: row.inPersonEnrolmentNo,
        title: `회차 ${row.sessionNo}`,
        record: { kind: 'enrolment', number: `h${row.inPersonEnrolmentNo}` },
      }))
    },
  }
  const lists = await Promise.all(kinds.map((kind) => read[kind]()))
  return lists
    .flat()
    .toSorted((one, other) => one.issuedAt.localeCompare(other.issuedAt))
    .slice(0, most)
}

const written = (kind: DocumentKind, row: { failure: string | null; issuedAt: Date }) => ({
  kind,
  failure: row.failure ?? '',
  issuedAt: row.issuedAt.toISOString(),
})
