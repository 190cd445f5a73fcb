type Directory = Map<string, { offset: number; length: number }>

function directoryOf(file: Buffer): Directory {
  const count = file.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const entry = 12 + at * 16
      const place = { offset: file.readUInt32BE(entry + 8), length: file.readUInt32BE(entry + 12) }
      return [file.toString('latin1', entry, entry + 4), place]
    }),
  )
}

const padded = (bytes: Buffer): Buffer =>
  bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))])

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

function writeFont(tables: readonly (readonly [tag: string, bytes: Buffer])[]): Buffer {
  const header = Buffer.alloc(12 + tables.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tables.length, 4)
  const log = Math.floor(Math.log2(tables.length))
  header.writeUInt16BE(2 ** log * 16, 6)
  header.writeUInt16BE(log, 8)
  header.writeUInt16BE((tables.length - 2 ** log) * 16, 10)
  let offset = header.length
  const bodies = tables.map(([tag, bytes], at) => {
    const body = padded(bytes)
    header.write(tag, 12 + at * 16, 'latin1')
    header.writeUInt32BE(checksum(body), 16 + at * 16)
    header.writeUInt32BE(offset, 20 + at * 16)
    header.writeUInt32BE(bytes.length, 24 + at * 16)
    offset += body.length
    return body
  })
  return Buffer.concat([header, ...bodies])
}

/** Writes the long form of the loca table: the start of each outline and the end of the last. */
function offsetsOf(outlines: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc((outlines.length + 1) * 4)
  let end = 0
  for (const [at, outline] of outlines.entries()) {
    end += outline.length
    offsets.writeUInt32BE(end, (at + 1) * 4)
  }
  return offsets
}

export interface FontTables {
  cut: (glyphs: readonly number[]) => Buffer
}

/**
 * Copies outlines without decoding them. Works only for the fonts of apps/worker/fonts: build.py leaves no composite glyphs and
 * no instructions in them.
 */
export function fontTables(file: Buffer): FontTables {
  const directory = directoryOf(file)
  const table = (tag: string): Buffer => {
    const place = directory.get(tag)
    if (!place) throw new Error(`The font has no ${tag} table.`)
    return file.subarray(place.offset, place.offset + place.length)
  }
  const [head, hhea, maxp] = [table('head'), table('hhea'), table('maxp')]
  const [hmtx, loca, glyf] = [table('hmtx'), table('loca'), table('glyf')]
  const isLong = head.readInt16BE(50) === 1
  const metrics = hhea.readUInt16BE(34)
  const startOf = (glyph: number): number =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2

  const metricsOf = (glyph: number): Buffer => {
    if (glyph < metrics) return hmtx.subarray(glyph * 4, glyph * 4 + 4)
    const advance = hmtx.subarray((metrics - 1) * 4, (metrics - 1) * 4 + 2)
    const bearing = metrics * 4 + (glyph - metrics) * 2
    return Buffer.concat([advance, hmtx.subarray(bearing, bearing + 2)])
  }

  return {
    cut: (glyphs) => {
      const outlines = glyphs.map((glyph) => padded(glyf.subarray(startOf(glyph), startOf(glyph + 1))))
      const [newHead, newHhea, newMaxp] = [Buffer.from(head), Buffer.from(hhea), Buffer.from(maxp)]
      newHead.writeInt16BE(1, 50)
      newHhea.writeUInt16BE(glyphs.length, 34)
      newMaxp.writeUInt16BE(glyphs.length, 4)
      return writeFont([
        ['glyf', Buffer.concat(outlines)],
        ['head', newHead],
        ['hhea', newHhea],
        ['hmtx', Buffer.concat(glyphs.map(metricsOf))],
        ['loca', offsetsOf(outlines)],
        ['maxp', newMaxp],
      ])
    },
  }
}
