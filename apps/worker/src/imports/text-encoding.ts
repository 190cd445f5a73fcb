import { UnreadableFile } from './unreadable.ts'

/** Lists the encodings that offices use. Korean spreadsheets write cp949 by default (WHATWG calls it euc-kr). */
const ENCODINGS = {
  'utf-8': 'utf-8',
  cp949: 'euc-kr',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
} as const
export type TextEncodingName = keyof typeof ENCODINGS

const MARKS: readonly { bytes: readonly number[]; encoding: TextEncodingName }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]
const PIECE = 65_536

/** Returns the encoding by its byte order mark, otherwise the first one that decodes every byte. */
export function findEncoding(bytes: Uint8Array): TextEncodingName {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  if (marked) return marked.encoding
  const wide = wideEncoding(bytes)
  if (wide) return wide
  for (const encoding of ['utf-8', 'cp949'] as const) if (isRight(bytes, encoding)) return encoding
  throw new UnreadableFile('글자를 읽을 수 없습니다. UTF-8 또는 한글(CP949) CSV로 다시 저장해주세요.')
}

/** Detects UTF-16 without a mark: in line ends and commas every second byte is zero. */
function wideEncoding(bytes: Uint8Array): TextEncodingName | null {
  if (bytes.length % 2 !== 0) return null
  const counts = { even: 0, odd: 0 }
  const length = Math.min(bytes.length, PIECE)
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) counts[at % 2 === 0 ? 'even' : 'odd'] += 1
  // A Hangul letter may have a zero byte in the other position.
  if (counts.odd > length / 40 && counts.odd > 4 * counts.even) return 'utf-16le'
  return counts.even > length / 40 && counts.even > 4 * counts.odd ? 'utf-16be' : null
}

function isRight(bytes: Uint8Array, encoding: TextEncodingName): boolean {
  try {
    return Array.from(decoded(bytes, encoding), (piece) => piece.length).length > 0
  } catch {
    return false
  }
}

export function* decoded(bytes: Uint8Array, encoding: TextEncodingName): Generator<string> {
  const decoder = new TextDecoder(ENCODINGS[encoding], { fatal: true })
  for (let at = 0; at < bytes.length; at += PIECE)
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })
  yield decoder.decode()
}
