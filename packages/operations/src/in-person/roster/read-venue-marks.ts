import type { Queries } from '@hygiene/db/connect'
import type { ApplicationNo, SessionNo } from '@hygiene/domain/record-numbers'
import type { Marks } from '@hygiene/domain/in-person/check-in/judge-attendance'

export interface VenueMark {
  applicationNo: ApplicationNo
  direction: 'in' | 'out'
  at: Date
  by: string
  isByHand: boolean
}

export async function readVenueMarks(
  db: Queries,
  { sessionNo, applicationNo }: { sessionNo: SessionNo; applicationNo?: ApplicationNo | undefined },
): Promise<VenueMark[]> {
  const where = { sessionNo, ...(applicationNo === undefined ? {} : { applicationNo }) }
  const scans = await db.checkInScan.findMany({ where, include: { pass: { select: { label: true } } } })
  const marks = await db.handMark.findMany({
    where: { ...where, undoneAt: null },
    include: { employee: { select: { name: true } } },
  })
  return [
    ...scans.map((scan) => ({ ...scan, at: scan.scannedAt, by: scan.pass.label, isByHand: false })),
    ...marks.map((mark) => ({ ...mark, at: mark.markedAt, by: mark.employee.name, isByHand: true })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Tells whether the person left and has no later mark of arrival. */
export function isOutBy(marks: readonly VenueMark[], { outAt }: Pick<Marks, 'outAt'>): boolean {
  return outAt !== null && !marks.some(({ direction, at }) => direction === 'in' && at > outAt)
}
