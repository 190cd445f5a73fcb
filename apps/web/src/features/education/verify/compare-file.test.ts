import { afterEach, describe, expect, it, vi } from 'vitest'
import { compareFile } from './compare-file.ts'

const issued = new TextEncoder().encode('%PDF-1.7 수료증')
const hash = '8080a7b76d69e038cc31dd7793fc5e9dfbd891b9733957ca69cf2608b248cbca'
const fileOf = (bytes: Uint8Array) => ({ arrayBuffer: async () => Uint8Array.from(bytes).buffer }) as Blob

afterEach(() => vi.unstubAllGlobals())

describe('a received certificate file', () => {
  it('recognises the issued certificate file when no byte differs', async () => {
    expect(await compareFile(fileOf(issued), hash)).toBe('same')
    expect(await compareFile(fileOf(issued), hash.toUpperCase())).toBe('same')
  })

  it('recognises another certificate file as soon as a byte differs', async () => {
    const forged = Uint8Array.from(issued)
    forged[0] = 0
    expect(await compareFile(fileOf(forged), hash)).toBe('different')
    expect(await compareFile(fileOf(new Uint8Array()), hash)).toBe('different')
  })

  it('does not judge a certificate file that cannot be read', async () => {
    const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }
    expect(await compareFile(gone as unknown as Blob, hash)).toBe('unreadable')
  })

  it('does not judge a certificate file when the browser offers no digest', async () => {
    vi.stubGlobal('crypto', {})
    expect(await compareFile(fileOf(issued), hash)).toBe('impossible')
  })
})
