import { keysOf } from '../../keys-of.ts'

/**
 * Files that members send: scans and photographs, and the forms of the association, which offices keep in Hangul, Word and Excel.
 * HEIC is not among them: the decoder of photographs is built without HEVC, and telephones hand over JPG where a page asks
 * for it. SVG is a program, and macros are one too.
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
  /** A picture is drawn again before it is kept, a zip is unpacked to be measured. */
  packing: 'none' | 'picture' | 'zip'
}

export type FileKind = keyof typeof FILE_KINDS

export const ALL_FILE_KINDS = keysOf(FILE_KINDS)

/** The `accept` of a file field. Naming JPG lets an iPhone hand over its photographs as JPG. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds
    .flatMap((kind) => [FILE_KINDS[kind].contentType, ...FILE_KINDS[kind].endings.map((end) => `.${end}`)])
    .join(',')
}

/** The kind by which a file calls itself, by its ending; null: none of ours. Only the content decides what it is. */
export function kindByName(name: string): FileKind | null {
  const ending = name.toLowerCase().split('.').at(-1)
  return ALL_FILE_KINDS.find((kind) => FILE_KINDS[kind].endings.some((end) => end === ending)) ?? null
}
