import { type StaffRole, staffMay } from '@hygiene/domain/staff/permission/permissions'
import { CALLERS_ROWS } from './sidebar-callers.ts'
import { OFFICE_ROWS } from './sidebar-office.ts'
import type { SidebarGroup, SidebarRow } from './sidebar-row.ts'

export const SIDEBAR: readonly SidebarRow[] = [...CALLERS_ROWS, ...OFFICE_ROWS]

export function hasScreen(path: string): boolean {
  const first = /^\/[a-z-]*/.exec(path)?.[0]
  return SIDEBAR.some(({ to }) => to === first)
}

/** Returns the list above a record (`/members` for `/members/12`), or null for a list itself. */
export function listAbove(path: string): string | null {
  const first = /^\/[a-z-]+(?=\/.)/.exec(path)?.[0]
  return SIDEBAR.some(({ to }) => to === first) ? (first ?? null) : null
}

export function closedFor(role: StaffRole, path: string): SidebarRow | undefined {
  const first = /^\/[a-z-]*/.exec(path)?.[0]
  return SIDEBAR.find(
    ({ to, permission }) => to === first && permission !== null && !staffMay(role, permission),
  )
}

export const sidebarOf = (role: StaffRole): readonly SidebarRow[] =>
  SIDEBAR.filter(({ permission }) => permission === null || staffMay(role, permission))

export function groupsOf(role: StaffRole): { group: SidebarGroup | null; rows: SidebarRow[] }[] {
  const groups: { group: SidebarGroup | null; rows: SidebarRow[] }[] = []
  for (const row of sidebarOf(role)) {
    const last = groups.at(-1)
    if (last?.group === row.group) last.rows.push(row)
    else groups.push({ group: row.group, rows: [row] })
  }
  return groups
}
