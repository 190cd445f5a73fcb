import type { FileKind } from './file-kinds.ts'
import { readZip, type ZipEntry } from './read-zip.ts'

const HWP_STREAM = 'FileHeader'
const HWP_SIGNATURE = 'HWP Document File'
const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
])

/**
 * Determines a file's kind by its content alone, not by its name or sender. Returns `heic` so that the person can get advice, and
 * null for everything else. Each signature begins at the first byte, so that a file which is also a program is refused.
 */
export function fileKindOf(bytes: Uint8Array): FileKind | 'heic' | null {
  if (startsWith(bytes, 0, '%PDF-')) return 'pdf'
  if (hasBytes(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpg'
  if (hasBytes(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp'
  if (startsWith(bytes, 4, 'ftyp') && HEIC_BRANDS.has(textAt(bytes, 8, 4))) return 'heic'
  if (hasBytes(bytes, 0, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return isHwp(bytes) ? 'hwp' : null
  if (!startsWith(bytes, 0, 'PK')) return null
  const entries = readZip(bytes)
  return entries && officeKind(entries, bytes)
}

/** Refuses a document with macros: a form needs none. */
function officeKind(entries: readonly ZipEntry[], bytes: Uint8Array): FileKind | null {
  const names = new Set(entries.map(({ name }) => name))
  if (entries.some(({ name }) => /vbaproject|\/activex\//i.test(name))) return null
  const [first] = entries
  if (first?.name === 'mimetype' && first.method === 0) {
    return textAt(bytes, first.start, first.packedBytes) === 'application/hwp+zip' ? 'hwpx' : null
  }
  if (!names.has('[Content_Types].xml')) return null
  if (names.has('word/document.xml')) return 'docx'
  return names.has('xl/workbook.xml') ? 'xlsx' : null
}

/** Recognises HWP 5: a compound file whose stream `FileHeader` begins with the signature. */
function isHwp(bytes: Uint8Array): boolean {
  const wide = codesOf(HWP_STREAM).flatMap((code) => [code, 0])
  return holds(bytes, wide) && holds(bytes, codesOf(HWP_SIGNATURE))
}

const codesOf = (ascii: string): number[] => Array.from(ascii, (letter) => letter.charCodeAt(0))

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (hasBytes(bytes, at, wanted)) return true
  }
  return false
}

function hasBytes(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, offset) => bytes[at + offset] === byte)
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return textAt(bytes, at, text.length) === text
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + Math.min(length, 64)))
}
