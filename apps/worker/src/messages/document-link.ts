import type { Gather } from './gather.ts'

const SCREEN = {
  certificateLink: '/edu/completed/certification?onlineEduNo=',
  inPersonCertificateLink: '/edu/completed/certification?offlineEduNo=',
  slipLink: '/edu/offline/done/slip?offlineEduNo=',
}

/** Links to the screen, which requires a login and reports a missing document. */
export const documentLink: Gather<keyof typeof SCREEN> = async ({ kind, aboutNo, config }) => ({
  kind,
  link: `${config.PUBLIC_URL}${SCREEN[kind]}${aboutNo}`,
})

export const receiptLink: Gather<'receiptLink'> = async ({ kind, config }) => ({
  kind,
  link: `${config.PUBLIC_URL}/edu/payment/list`,
})

export const certificateSentAgain: Gather<'certificateSentAgain'> = async ({ db, kind, aboutNo, config }) => {
  const certificate = await db.certificate.findUnique({ where: { certificateNo: aboutNo, status: 'valid' } })
  if (!certificate) return null
  const { enrolmentNo, inPersonEnrolmentNo } = certificate
  const query = enrolmentNo === null ? `offlineEduNo=${inPersonEnrolmentNo}` : `onlineEduNo=${enrolmentNo}`
  return { kind, link: `${config.PUBLIC_URL}/edu/completed/certification?${query}` }
}
