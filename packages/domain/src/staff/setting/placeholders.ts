import { type Association, FIRST_ASSOCIATION } from '../../association.ts'
import { keysOf } from '../../keys-of.ts'

/** So many zeros end no real telephone or registration number. */
const ONLY_ZEROS = /0{8}$/

/** Whether a text of the settings still is one that the migration wrote: a ○, or a number of zeros. */
export function isPlaceholder(text: string): boolean {
  return text.includes('○') || ONLY_ZEROS.test(text.replaceAll('-', ''))
}

/** What visitors read of an association that has not written everything: nothing in place of a placeholder. */
export function withoutPlaceholders(association: Association): Association {
  const shown = { ...association }
  for (const field of TEXT_FIELDS) if (isPlaceholder(shown[field])) shown[field] = ''
  return shown
}

type TextField = Exclude<keyof Association, 'sealFileNo'>
const TEXT_FIELDS = keysOf(FIRST_ASSOCIATION).filter((field): field is TextField => field !== 'sealFileNo')

/** Fields that documents and the footer need; the others may be empty. */
const NEEDED: readonly TextField[] = [
  'name',
  'shortName',
  'representative',
  'organisationNumber',
  'address',
  'service',
  'supportPhone',
  'educationName',
  'issuerName',
]

/** The fields that the association still has to write, the seal included. */
export function unsetFields(association: Association): (keyof Association)[] {
  const unset: (keyof Association)[] = NEEDED.filter(
    (field) => association[field].trim() === '' || isPlaceholder(association[field]),
  )
  const hasSeal = association.sealFileNo !== null || association.sealText !== FIRST_ASSOCIATION.sealText
  return hasSeal ? unset : [...unset, 'sealFileNo']
}
