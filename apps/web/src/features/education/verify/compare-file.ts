import { sha256 } from './sha256.ts'

export type Comparison = 'same' | 'different' | 'unreadable' | 'impossible'

/** Compares a file byte for byte with the issued one. The file never leaves this device. */
export async function compareFile(file: Blob, issuedSha256: string): Promise<Comparison> {
  // Browsers offer the digest only on https and localhost.
  if (!globalThis.crypto?.subtle) return 'impossible'
  const bytes = await readBytes(file)
  if (bytes === null) return 'unreadable'
  return (await sha256(bytes)) === issuedSha256.toLowerCase() ? 'same' : 'different'
}

async function readBytes(file: Blob): Promise<ArrayBuffer | null> {
  try {
    return await file.arrayBuffer()
  } catch {
    return null
  }
}
