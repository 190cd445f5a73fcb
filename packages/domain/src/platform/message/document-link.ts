import { type LinkedDocument, linkedDocumentName } from '../../education/certificate/document-link.ts'
import { AT_ONCE, message, URGENT } from './message.ts'

function documentLink(label: string, document: LinkedDocument, rule = URGENT) {
  return message<{ link: string }>({
    label,
    rule,
    lines: ({ link }) => [
      `요청하신 ${linkedDocumentName[document]} 주소를 보내드립니다.`,
      `아래 주소를 눌러 로그인하시면 인쇄하거나 저장하실 수 있습니다. ${link}`,
    ],
  })
}

export const certificateLink = documentLink('수료증 주소', 'certificate')
export const inPersonCertificateLink = documentLink('수료증 주소', 'inPersonCertificate')
export const slipLink = documentLink('수강증 주소', 'slip')
export const receiptLink = documentLink('영수증 주소', 'receipt')
export const certificateSentAgain = documentLink('수료증 다시 보냄', 'certificate', AT_ONCE)
