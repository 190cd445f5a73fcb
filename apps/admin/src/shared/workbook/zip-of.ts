const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Marks the file names as UTF-8. */
const UTF8 = 0x0800
/** Encodes 1980-01-01, so that the same table gives the same file. */
const DAY = 0x0021

/** Builds a zip of a few small files, uncompressed (APPNOTE.TXT 4.3 of PKWARE). */
export function zipOf(files: Readonly<Record<string, string>>): Blob {
  const bodies: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = new TextEncoder().encode(path)
    const body = new TextEncoder().encode(text)
    const facts = [crcOf(body), body.length, body.length] as const
    const local = record(
      [LOCAL, 4],
      [10, 2],
      [UTF8, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      ...wide(facts),
      [name.length, 2],
      [0, 2],
    )
    directory.push(
      record(
        [CENTRAL, 4],
        [10, 2],
        [10, 2],
        [UTF8, 2],
        [0, 2],
        [0, 2],
        [DAY, 2],
        ...wide(facts),
        [name.length, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [offset, 4],
      ),
      name,
    )
    bodies.push(local, name, body)
    offset += local.length + name.length + body.length
  }
  const count = Object.keys(files).length
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = record([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2])
  return new Blob([...bodies, ...directory, end])
}

type Field = readonly [value: number, bytes: 2 | 4]
const wide = (values: readonly number[]): Field[] => values.map((value) => [value, 4])

/** Concatenates the fields in little-endian order. */
function record(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    fields.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_none, at) => (value >>> (8 * at)) & 0xff),
    ),
  )
}

/** Computes the checksum of the format: CRC-32 of polynomial 0xEDB88320. */
function crcOf(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
