const HEADERS = ['x-content-type-options', 'content-security-policy', 'cache-control']
/** A stack or a class of an error; the words of libraries have no Korean in them. */
const INTERNAL = /node_modules|\bat .+:\d+:\d+|\w+Error\b|prisma|postgres|undefined|\bnull\b value/i
const KOREAN = /[가-힣]/

interface Envelope {
  code?: unknown
  message?: unknown
  entity?: unknown
}

/** What an answer does wrong, in a word and its proof; null for one that is as every answer should be. */
export async function judgeAnswer(response: Response): Promise<string | null> {
  const text = await response.text()
  // 503: an outside service or the process is not there, and the answer says so.
  if (response.status >= 500) return `status ${response.status}`
  const missing = HEADERS.find((name) => !response.headers.has(name))
  if (missing) return `header ${missing} is missing`
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    return response.ok ? null : `status ${response.status} without the envelope`
  }
  return judgeEnvelope(text)
}

function judgeEnvelope(text: string): string | null {
  const { code, message, entity } = JSON.parse(text) as Envelope
  if (!Number.isInteger(code) || typeof message !== 'string' || entity === undefined) return 'not an envelope'
  if (code === 1) return null
  if (!KOREAN.test(message) || INTERNAL.test(message)) return `sentence «${message}»`
  const foreign = sentencesIn(entity).find((sentence) => !KOREAN.test(sentence) || INTERNAL.test(sentence))
  return foreign === undefined ? null : `field's sentence «${foreign}»`
}

function sentencesIn(entity: unknown): string[] {
  const fields = typeof entity === 'object' && entity !== null && 'fields' in entity ? entity.fields : {}
  return Object.values(fields as Record<string, string>)
}
