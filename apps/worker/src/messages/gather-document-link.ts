import type { Message, Transaction } from '@hygiene/db'
import type { LinkedDocument, MessageFacts } from '@hygiene/domain'
import type { WorkerDeps } from '../deps.ts'

/** The screen of the document; it asks for a login, and says itself if the document is gone meanwhile. */
export async function gatherLink(
  _db: Transaction,
  { kind, aboutNo }: Message,
  { config }: Pick<WorkerDeps, 'config'>,
): Promise<MessageFacts> {
  const [document, path] = screenOf(kind, aboutNo)
  return { kind: 'documentLink', document, link: `${config.PUBLIC_URL}${path}` }
}

function screenOf(kind: Message['kind'], aboutNo: number): [LinkedDocument, string] {
  if (kind === 'certificateLink')
    return ['certificate', `/edu/completed/certification?onlineEduNo=${aboutNo}`]
  if (kind === 'slipLink') return ['slip', `/edu/offline/done/slip?offlineEduNo=${aboutNo}`]
  if (kind === 'receiptLink') return ['receipt', '/edu/payment/list']
  return ['inPersonCertificate', `/edu/completed/certification?offlineEduNo=${aboutNo}`]
}
