import { crc32, deflateRawSync } from 'node:zlib'

interface Packed {
  name: string
  bytes: Uint8Array
  isStored?: boolean
  says?: number
}

export function zipOf(entries: readonly Packed[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, bytes, isStored = false, says = bytes.byteLength } of entries) {
    const title = Buffer.from(name)
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(isStored ? 0 : 8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.byteLength, 14)
    head.writeUInt32LE(says, 18)
    head.writeUInt16LE(title.byteLength, 22)
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), head, title, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    list.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), head, tail, title)
    at += 4 + head.byteLength + title.byteLength + packed.byteLength
  }
  const written = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(written.byteLength, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, written, Buffer.from('PK\x05\x06', 'latin1'), end])
}

export function docxOf(more: readonly Packed[] = []): Buffer {
  return zipOf([
    { name: '[Content_Types].xml', bytes: Buffer.from('<Types/>') },
    { name: 'word/document.xml', bytes: Buffer.from('<document/>'.repeat(50)) },
    ...more,
  ])
}
