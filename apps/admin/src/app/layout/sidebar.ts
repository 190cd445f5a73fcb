import { type StaffRole, staffMay } from '@hygiene/domain/staff/permission/permissions'
import { CALLERS_ROWS } from './sidebar-callers.ts'
import { OFFICE_ROWS } from './sidebar-office.ts'
import type { SidebarGroup, SidebarRow } from './sidebar-row.ts'

/** The screens of the console in the order of the rail; a row stands for a screen that exists. */
export const SIDEBAR: readonly SidebarRow[] = [...CALLERS_ROWS, ...OFFICE_ROWS]

/** Is there a screen at this address of the console? */
export function hasScreen(path: string): boolean {
  const first = /^\/[a-z-]*/.exec(path)?.[0]
  return SIDEBAR.some(({ to }) => to === first)
}

/** The list above a record: `/members` of `/members/12`; null of a list itself. */
export function listAbove(path: string): string | null {
  const first = /^\/[a-z-]+(?=\/.)/.exec(path)?.[0]
  return SIDEBAR.some(({ to }) => to === first) ? (first ?? null) : null
}

/** Sidebar row of a screen that the role may not open; undefined: the role may open it, or the sidebar does not list it. */
export function closedFor(role: StaffRole, path: string): SidebarRow | undefined {
  const first = /^\/[a-z-]*/.exec(path)?.[0]
  return SIDEBAR.find(
    ({ to, permission }) => to === first && permission !== null && !staffMay(role, permission),
  )
}

/** The screens a role may open. */
export const sidebarOf = (role: StaffRole): readonly SidebarRow[] =>
  SIDEBAR.filter(({ permission }) => permission === null || staffMay(role, permission))

/** The same under their headings. */
export function groupsOf(role: StaffRole): { group: SidebarGroup | null; rows: SidebarRow[] }[] {
  const groups: { group: SidebarGroup | null; rows: SidebarRow[] }[] = []
  for (const row of sidebarOf(role)) {
    const last = groups.at(-1)
    if (last?.group === row.group) last.rows.push(row)
    else groups.push({ group: row.group, rows: [row] })
  }
  return groups
}
