import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readCertificateRecord } from '@hygiene/contracts/education/certificate/staff/read-certificate-record'
import type { Certificate, Message, MessageKind } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { type EditionView, employeeNames } from './certificate-editions.ts'

type Line = EntityOf<typeof readCertificateRecord>['log'][number]
type Known = Pick<Certificate, 'certificateNo' | 'edition'> & {
  memberNo: number
  printedAt: Date | null
  file: { createdAt: Date } | null
  replaced: readonly { edition: number; file: { createdAt: Date } | null }[]
}

const NOTIFIED: MessageKind[] = ['certificateReplaced', 'certificateRevoked', 'certificateSentAgain']

/** Returns the history, newest first: editions, files, prints, messages and staff actions. */
export async function certificateLog(
  db: Queries,
  known: Known,
  editions: readonly EditionView[],
): Promise<Line[]> {
  const { certificateNo, memberNo, edition, printedAt } = known
  const [messages, actions] = await Promise.all([
    db.message.findMany({ where: { memberNo, aboutNo: certificateNo, kind: { in: NOTIFIED } } }),
    db.auditEntry.findMany({
      where: {
        memberNo,
        operation: 'redrawCertificate',
        subjectKind: 'certificate',
        subjectNo: certificateNo,
      },
    }),
  ])
  const nameOf = await employeeNames(
    db,
    actions.map(({ employeeNo }) => employeeNo),
  )
  const drawn = [{ edition, file: known.file }, ...known.replaced]
  return [
    ...editions.flatMap(ofEdition),
    ...drawn.flatMap(({ edition: of, file }) => (file ? [line('drawn', file.createdAt, of)] : [])),
    ...(printedAt ? [line('printed', printedAt, edition)] : []),
    ...messages.flatMap(ofMessage),
    ...actions.map(({ at, employeeNo }) => line('redrawn', at, null, nameOf(employeeNo))),
  ].toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

function line(what: Line['what'], at: Date, edition: number | null, byName: string | null = null): Line {
  return { at: at.toISOString(), what, edition, byName }
}

function ofEdition({ edition, issuedAt, status, withdrawn }: EditionView): Line[] {
  const issued = line('issued', new Date(issuedAt), edition)
  if (!withdrawn) return [issued]
  const what = status === 'revoked' ? 'revoked' : 'replaced'
  return [line(what, new Date(withdrawn.at), edition, withdrawn.byName), issued]
}

function ofMessage({ sentAt, failure, createdAt }: Message): Line[] {
  if (sentAt) return [line('notified', sentAt, null)]
  return failure === null ? [] : [line('notNotified', createdAt, null)]
}
