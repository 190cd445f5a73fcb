import type { FoundFile, FoundRow } from '@hygiene/operations/staff/import/keep-read-file'

/** What the reading process says, one line of JSON each; a process that ends without `end` or `refused` has died. */
export type ChildLine =
  | { is: 'row'; row: FoundRow }
  | { is: 'refused'; sentence: string }
  | { is: 'end'; about: FoundFile }
