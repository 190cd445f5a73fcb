export function storedZip(...parts: readonly (readonly [name: string, unpackedBytes: number])[]): Buffer {
  const local = Buffer.concat(parts.map(([name]) => entry(0x04034b50, name, 1, 30)))
  let at = 0
  const central = Buffer.concat(
    parts.map(([name, unpacked]) => {
      const made = entry(0x02014b50, name, unpacked, 46)
      made.writeUInt32LE(at, 42)
      at += 30 + name.length + 1
      return made.subarray(0, 46 + name.length)
    }),
  )
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

function entry(mark: number, name: string, unpackedBytes: number, headBytes: 30 | 46): Buffer {
  const made = Buffer.alloc(headBytes + name.length + 1)
  const sizesAt = headBytes === 30 ? 18 : 20
  made.writeUInt32LE(mark, 0)
  made.writeUInt32LE(1, sizesAt)
  made.writeUInt32LE(unpackedBytes, sizesAt + 4)
  made.writeUInt16LE(name.length, sizesAt + 8)
  made.write(name, headBytes)
  return made
}
