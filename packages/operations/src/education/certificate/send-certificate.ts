import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, SECONDS_BETWEEN_LINKS, type Verdict } from '@hygiene/domain'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { lockCertificate } from './lock-certificate.ts'
import { memberOfCertificate } from './member-of-certificate.ts'
import type { CertificateAsked } from './redraw-certificate.ts'
import { writeCertificateAction } from './write-certificate-action.ts'

type Refusal = 'CERTIFICATE_NOT_FOUND' | 'CERTIFICATE_VOID' | 'CERTIFICATE_NOT_DRAWN' | 'SENT_JUST_NOW'

/** Texts its holder where the certificate is printed; under its lock, so that two presses send one. */
export async function sendCertificate(
  client: PrismaClient,
  asked: CertificateAsked,
  now: Date,
): Promise<Verdict<Refusal>> {
  const { certificateNo } = asked
  return transaction<Verdict<Refusal>>(client, async (db) => {
    const certificate = await lockCertificate(db, certificateNo)
    if (!certificate) return denied('CERTIFICATE_NOT_FOUND')
    if (certificate.status !== 'valid') return denied('CERTIFICATE_VOID')
    if (certificate.fileNo === null) return denied('CERTIFICATE_NOT_DRAWN')
    const since = new Date(now.getTime() - SECONDS_BETWEEN_LINKS * 1000)
    const memberNo = await memberOfCertificate(db, certificate)
    const notified = { memberNo, kind: 'certificateSentAgain', aboutNo: certificateNo } as const
    if ((await db.message.count({ where: { ...notified, createdAt: { gt: since } } })) > 0)
      return denied('SENT_JUST_NOW')
    await notifyPerson(db, 'certificateSentAgain', memberNo, certificateNo, now)
    await writeCertificateAction(
      db,
      { ...asked, operation: 'sendCertificate', reason: '' },
      certificateNo,
      now,
    )
    return allowed()
  })
}
