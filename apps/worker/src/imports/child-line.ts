import type { FoundFile, FoundRow } from '@hygiene/operations/staff/import/keep-read-file'

/** The reading process writes one line of JSON per message. A process that ends without `end` or `refused` has crashed. */
export type ChildLine =
  | { is: 'row'; row: FoundRow }
  | { is: 'refused'; sentence: string }
  | { is: 'end'; about: FoundFile }
