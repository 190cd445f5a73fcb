import { type StaffRole, staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Users } from 'lucide-react'
import { sidebarOf } from '../../../app/layout/sidebar.ts'
import type { FoundOption } from './found-kinds.ts'

/** Screens by their name, at once and without a request. */
export function screenOptions(text: string, role: StaffRole): FoundOption[] {
  const wanted = text.trim().replaceAll(' ', '')
  return sidebarOf(role)
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
export function memberListOption(text: string, role: StaffRole): FoundOption[] {
  const searched = text.trim()
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
