export interface ZipEntry {
  name: string
  method: number
  packedBytes: number
  /** Is only the zip's claim; the true size shows on unpacking. */
  unpackedBytes: number
  start: number
}

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const LOCAL_MARK = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const COMMENT_BYTES = 0xffff
const ENCRYPTED = 1
/** An office document has at most some hundreds. */
const MOST_ENTRIES = 3_000

/**
 * Returns the files inside a zip. Returns null if it is none or one that no office program writes: with foreign bytes before or
 * after it (two formats in one file), encrypted, split, 64-bit, compressed otherwise than by deflate, or with path traversal.
 */
export function readZip(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null || view.byteLength < LOCAL_BYTES || view.getUint32(0, true) !== LOCAL_MARK) return null
  const count = view.getUint16(end + 10, true)
  if (count === 0 || count > MOST_ENTRIES || view.getUint16(end + 8, true) !== count) return null

  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_MARK) return null
    const entry = readEntry(view, bytes, at)
    if (!entry) return null
    entries.push(entry)
    at +=
      ENTRY_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true)
  }
  return at === end ? entries : null
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= 0 && at >= last - COMMENT_BYTES; at -= 1) {
    if (view.getUint32(at, true) === END_MARK) return view.getUint16(at + 20, true) === last - at ? at : null
  }
  return null
}

function readEntry(view: DataView, bytes: Uint8Array, at: number): ZipEntry | null {
  const method = view.getUint16(at + 10, true)
  const packedBytes = view.getUint32(at + 20, true)
  const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true)
  const local = view.getUint32(at + 42, true)
  const isPlain = (view.getUint16(at + 8, true) & ENCRYPTED) === 0 && (method === 0 || method === 8)
  if (!isPlain || local + LOCAL_BYTES > at || view.getUint32(local, true) !== LOCAL_MARK) return null

  const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, nameEnd))
  if (start + packedBytes > at || climbs(name)) return null
  return { name, method, packedBytes, unpackedBytes: view.getUint32(at + 24, true), start }
}

function climbs(name: string): boolean {
  return name.includes('\0') || /^[\\/]|^[a-z]:/i.test(name) || name.split(/[\\/]/).includes('..')
}
