import { allowed, denied, type Verdict } from '../../verdict.ts'

const MEGABYTE = 1024 * 1024

/** What may be uploaded; without an end one person could fill the disk (ASVS 5.0, file storage). */
export const FILE_LIMITS = {
  bytesAFile: 10 * MEGABYTE,
  /** Files of one post, inquiry or application. */
  filesAPost: 5,
  filesAPerson: 100,
  bytesAPerson: 300 * MEGABYTE,
  filesADay: 40,
  bytesADay: 100 * MEGABYTE,
  /** Of a picture before it is drawn again: telephones take 12 to 50 million. */
  picturePixels: 65_000_000,
  /** The longer side of a picture that is kept: the print on a photographed form stays readable. */
  pictureSide: 4_096,
  /** Of an office document, unpacked. */
  unpackedBytes: 200 * MEGABYTE,
} as const

/** An upload that belongs to nothing is removed after a day. */
export const ORPHAN_HOURS = 24

export interface KeptFiles {
  files: number
  bytes: number
  /** Of the last 24 hours. */
  filesToday: number
  bytesToday: number
}

/** May a person who keeps these files keep another one of so many bytes? */
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
