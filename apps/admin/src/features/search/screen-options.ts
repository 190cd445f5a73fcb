import type { StaffRole } from '@hygiene/domain'
import { railOf } from '../../app/layout/rail.ts'
import type { FoundOption } from './found-kinds.ts'

/** Screens by their name, at once and without a request. */
export function screenOptions(words: string, role: StaffRole): FoundOption[] {
  const wanted = words.trim().replaceAll(' ', '')
  return railOf(role)
    .filter(({ label }) => label.replaceAll(' ', '').includes(wanted))
    .map(({ to, label, icon, group, letter }) => ({
      kind: 'screen',
      key: to,
      icon,
      title: label,
      detail: group ?? '',
      to,
      ...(letter ? { hint: `g ${letter}` } : {}),
    }))
}
