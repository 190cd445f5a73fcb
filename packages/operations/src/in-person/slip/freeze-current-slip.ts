import type { EnrolmentSlip, Prisma, PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { Association } from '@hygiene/domain/association'
import { freezeSlip, isSlipFor, slipFactsOf } from '@hygiene/domain/in-person/slip/freeze-slip'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { mayHaveSlip } from '@hygiene/domain/in-person/slip/may-have-slip'
import type { SlipFacts } from '@hygiene/domain/in-person/slip/slip-payload'
import { purgeDocument } from '../../platform/file/store-document.ts'
import { associationAt } from '../../staff/setting/read-versions.ts'
import { writeInPerson } from '../../platform/records/in-person-records.ts'

const PARTS = {
  course: true,
  slip: { include: { file: true } },
  booking: { include: { session: { include: { venue: true, branch: true } } } },
} satisfies Prisma.InPersonEnrolmentInclude

type RecordOf = Prisma.InPersonEnrolmentGetPayload<{ include: typeof PARTS }>

export interface SlipPrinted {
  sign: (facts: SlipFacts) => string
  publicUrl: string
}

export interface SlipToDraw {
  slip: EnrolmentSlip
  record: Pick<RecordOf, 'memberNo' | 'year' | 'userName'>
  staleKey: string | null
}

/**
 * Returns the frozen fields of the slip for the currently booked session, or null if a file exists or no slip is due. They are
 * frozen before drawing because each signature differs and a retried job must draw the same slip.
 */
export async function freezeCurrentSlip(
  client: PrismaClient,
  inPersonEnrolmentNo: InPersonEnrolmentNo,
  printed: SlipPrinted,
  now: Date,
): Promise<SlipToDraw | null> {
  return client.$transaction((db) => freeze(db, inPersonEnrolmentNo, printed, now))
}

async function freeze(
  db: Transaction,
  inPersonEnrolmentNo: InPersonEnrolmentNo,
  printed: SlipPrinted,
  now: Date,
): Promise<SlipToDraw | null> {
  // A move of the booking also locks its records, so the session read here is the committed one.
  await db.$queryRaw`SELECT 1 FROM "InPersonEnrolment" WHERE "inPersonEnrolmentNo" = ${inPersonEnrolmentNo} FOR UPDATE`
  const record = await db.inPersonEnrolment.findUnique({ where: { inPersonEnrolmentNo }, include: PARTS })
  if (!record || !mayHaveSlip(record, record.booking)) return null
  const { slip } = record
  const { session } = record.booking
  if (session.status === 'cancelled') return null
  if (slip && isSlipFor(slip.frozen, session)) return slip.fileNo ? null : { slip, record, staleKey: null }

  const frozen = frozenSlip(record, printed, now, await associationAt(db, now))
  const { sessionNo } = session
  const again = { sessionNo, frozen, issuedAt: now, fileNo: null, failure: null }
  const current = await db.enrolmentSlip.upsert({
    where: { inPersonEnrolmentNo },
    create: { inPersonEnrolmentNo, ...again },
    update: again,
  })
  if (slip) await purgeReplacedSlip(db, slip)
  return { slip: current, record, staleKey: slip?.file?.storageKey ?? null }
}

/** The old file names the wrong venue. Its public address no longer resolves, and the new one is not printed yet. */
async function purgeReplacedSlip(
  db: Transaction,
  { fileNo, inPersonEnrolmentNo }: Pick<EnrolmentSlip, 'fileNo' | 'inPersonEnrolmentNo'>,
): Promise<void> {
  if (fileNo) await purgeDocument(db, fileNo)
  await writeInPerson(db, { inPersonEnrolmentNo }, { slipPrintedAt: null })
}

function frozenSlip(record: RecordOf, { sign, publicUrl }: SlipPrinted, now: Date, association: Association) {
  const { session } = record.booking
  return freezeSlip({
    enrolment: {
      ...record,
      positionType: record.positionType,
      salesType: record.salesType,
      industryType: record.industryType,
    },
    hours: record.course.hours,
    session,
    venue: session.venue,
    branch: session.branch,
    payload: sign(slipFactsOf(record.applicationNo, session)),
    issuedAt: now,
    publicUrl,
    association,
  })
}

/** Removes the frozen fields, so that the slip is drawn again. Returns false if there is none. */
export async function purgeFrozenSlip(
  db: Transaction,
  inPersonEnrolmentNo: InPersonEnrolmentNo,
): Promise<boolean> {
  const { count } = await db.enrolmentSlip.updateMany({
    where: { inPersonEnrolmentNo },
    data: { frozen: {} },
  })
  return count > 0
}
