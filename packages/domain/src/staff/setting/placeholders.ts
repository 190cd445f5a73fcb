import { type Association, FIRST_ASSOCIATION } from '../../association.ts'
import { keysOf } from '../../keys-of.ts'

/** Matches a run of zeros that no real phone or registration number ends with. */
const ONLY_ZEROS = /0{8}$/

/** Detects a placeholder written by the migration: a ○ or a number of zeros. */
export function isPlaceholder(text: string): boolean {
  return text.includes('○') || ONLY_ZEROS.test(text.replaceAll('-', ''))
}

/** Replaces placeholders with empty text for visitors. */
export function withoutPlaceholders(association: Association): Association {
  const shown = { ...association }
  for (const field of TEXT_FIELDS) if (isPlaceholder(shown[field])) shown[field] = ''
  return shown
}

type TextField = Exclude<keyof Association, 'sealFileNo'>
const TEXT_FIELDS = keysOf(FIRST_ASSOCIATION).filter((field): field is TextField => field !== 'sealFileNo')

/** Lists the fields that documents and the footer need. The others may be empty. */
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

export function unsetFields(association: Association): (keyof Association)[] {
  const unset: (keyof Association)[] = NEEDED.filter(
    (field) => association[field].trim() === '' || isPlaceholder(association[field]),
  )
  const hasSeal = association.sealFileNo !== null || association.sealText !== FIRST_ASSOCIATION.sealText
  return hasSeal ? unset : [...unset, 'sealFileNo']
}
