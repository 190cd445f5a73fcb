import { sendCertificate as contract } from '@hygiene/contracts/education/certificate/staff/send-certificate'
import { denied } from '@hygiene/domain/verdict'
import { SECONDS_BETWEEN_LINKS } from '@hygiene/domain/education/certificate/document-link'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { certificateAction } from '../certificate-action.ts'
import { lockCertificate } from '../lock-certificate.ts'
import { memberOfCertificate } from '../member-of-certificate.ts'

/** Sends a text message about where to print the certificate. The lock makes two clicks send one. */
export const sendCertificate = operation(contract, async ({ db, input: { certificateNo }, now, log }) => {
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
  log(await certificateAction(db, certificate))
  return { certificateNo }
})
