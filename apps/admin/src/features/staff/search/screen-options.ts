import { type StaffRole, staffMay } from '@hygiene/domain'
import { Users } from 'lucide-react'
import { railOf } from '../../../app/layout/rail.ts'
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

/** Where nothing was found: the list of members, searched for the same words. */
export function memberListOption(words: string, role: StaffRole): FoundOption[] {
  const searched = words.trim()
  if (searched === '' || !staffMay(role, 'searchMembers')) return []
  return [
    {
      kind: 'screen',
      key: 'members-searched',
      icon: Users,
      title: `회원 목록에서 ‘${searched}’ 찾기`,
      detail: '',
      to: '/members',
      searched,
    },
  ]
}
