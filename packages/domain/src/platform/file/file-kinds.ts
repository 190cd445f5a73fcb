import { keysOf } from '../../keys-of.ts'

/**
 * Allows scans, photographs and the association's forms, which offices keep in Hangul, Word and Excel. HEIC is excluded: the
 * photo decoder is built without HEVC, and phones provide JPG where a page asks for it. SVG is excluded as a program, and so are
 * macros.
 */
export const FILE_KINDS = {
  pdf: { contentType: 'application/pdf', endings: ['pdf'], packing: 'none' },
  jpg: { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], packing: 'picture' },
  png: { contentType: 'image/png', endings: ['png'], packing: 'picture' },
  webp: { contentType: 'image/webp', endings: ['webp'], packing: 'picture' },
  hwp: { contentType: 'application/x-hwp', endings: ['hwp'], packing: 'none' },
  hwpx: { contentType: 'application/hwp+zip', endings: ['hwpx'], packing: 'zip' },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    packing: 'zip',
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
    packing: 'zip',
  },
} as const satisfies Record<string, FileKindFacts>

interface FileKindFacts {
  contentType: string
  endings: readonly [string, ...string[]]
  /** A picture is redrawn before it is stored; a zip is unpacked to measure it. */
  packing: 'none' | 'picture' | 'zip'
}

export type FileKind = keyof typeof FILE_KINDS

export const ALL_FILE_KINDS = keysOf(FILE_KINDS)

/** Returns the `accept` of a file field. Naming JPG makes an iPhone convert its photographs to JPG. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds
    .flatMap((kind) => [FILE_KINDS[kind].contentType, ...FILE_KINDS[kind].endings.map((end) => `.${end}`)])
    .join(',')
}

/** Returns the kind that a file's ending claims, or null. Only the content decides what it is. */
export function kindByName(name: string): FileKind | null {
  const ending = name.toLowerCase().split('.').at(-1)
  return ALL_FILE_KINDS.find((kind) => FILE_KINDS[kind].endings.some((end) => end === ending)) ?? null
}
