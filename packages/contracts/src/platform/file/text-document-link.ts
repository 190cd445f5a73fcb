import { linkedDocumentName } from '@hygiene/domain/education/certificate/document-link'
import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { keysOf } from '@hygiene/domain/keys-of'

const DOCUMENTS = keysOf(linkedDocumentName)

/**
 * Sends the address of the caller's own document to their number, for a browser that can neither print nor save. `recordNo` is
 * that of the enrolment, online or in person, or of the payment. The address requires a login.
 */
export const textDocumentLink = memberWrites('/api/common/textDocumentLink', {
  label: '문서 주소 문자 발송',
  input: z.object({ document: z.enum(DOCUMENTS), recordNo }),
  entity: z.object({ phoneEnd: z.string() }),
  refusals: ['DOCUMENT_NOT_ISSUED', 'LINK_TOO_OFTEN'],
  perMinute: 10,
  helper: 'text',
})
