import { sha256 } from './sha256.ts'

export type Comparison = 'same' | 'different' | 'unreadable' | 'impossible'

/** Whether a file is byte for byte the one that was issued; it never leaves this device. */
export async function compareFile(file: Blob, issuedSha256: string): Promise<Comparison> {
  // Browsers hand out the digest on https (and on this very machine) only.
  if (!globalThis.crypto?.subtle) return 'impossible'
  const bytes = await readBytes(file)
  if (bytes === null) return 'unreadable'
  return (await sha256(bytes)) === issuedSha256.toLowerCase() ? 'same' : 'different'
}

async function readBytes(file: Blob): Promise<ArrayBuffer | null> {
  try {
    return await file.arrayBuffer()
  } catch {
    // A file that was moved, or that stands in a cloud folder without its content.
    return null
  }
}
