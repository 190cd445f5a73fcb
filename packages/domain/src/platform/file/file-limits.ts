import { allowed, denied, type Verdict } from '../../verdict.ts'

const MEGABYTE = 1024 * 1024

/** Limits uploads; without limits one person could fill the disk (ASVS 5.0, file storage). */
export const FILE_LIMITS = {
  bytesAFile: 10 * MEGABYTE,
  filesAPost: 5,
  filesAPerson: 100,
  bytesAPerson: 300 * MEGABYTE,
  filesADay: 40,
  bytesADay: 100 * MEGABYTE,
  /** Limits a picture before it is redrawn: phones take 12 to 50 million pixels. */
  picturePixels: 65_000_000,
  /** Limits the longer side of a stored picture; the print on a photographed form stays readable. */
  pictureSide: 4_096,
  unpackedBytes: 200 * MEGABYTE,
} as const

/** An upload that belongs to nothing is removed after a day. */
export const ORPHAN_HOURS = 24

export interface KeptFiles {
  files: number
  bytes: number
  filesToday: number
  bytesToday: number
}

export function mayKeepFile(
  kept: KeptFiles,
  sizeBytes: number,
): Verdict<'TOO_MANY_FILES' | 'TOO_MANY_FILES_TODAY'> {
  if (kept.files >= FILE_LIMITS.filesAPerson || kept.bytes + sizeBytes > FILE_LIMITS.bytesAPerson) {
    return denied('TOO_MANY_FILES')
  }
  if (kept.filesToday >= FILE_LIMITS.filesADay || kept.bytesToday + sizeBytes > FILE_LIMITS.bytesADay) {
    return denied('TOO_MANY_FILES_TODAY')
  }
  return allowed()
}
