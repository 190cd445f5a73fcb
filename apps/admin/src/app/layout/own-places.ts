import { browserStore } from '@hygiene/client/browser-store'
import { useEffect, useMemo } from 'react'
import type { SidebarRow } from './sidebar-row.ts'

const OWN = 5

const keyOf = (employeeNo: number) => `consoleVisits.${employeeNo}`

function visitsOf(employeeNo: number): Record<string, number> {
  try {
    return JSON.parse(browserStore.getItem(keyOf(employeeNo)) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/**
 * Chooses the rows with the most visits. Ties are broken by a letter, then by the order of the sidebar, which the result keeps.
 */
export function ownPlaces(rows: readonly SidebarRow[], visits: Record<string, number>): SidebarRow[] {
  const weight = ({ to, letter }: SidebarRow) => (visits[to] ?? 0) * 2 + (letter ? 1 : 0)
  const chosen = rows
    .filter(({ group }) => group !== null)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, OWN)
  return rows.filter((row) => chosen.includes(row))
}

/**
 * Returns the five screens an employee opens most. They keep their order until the next load, so that nothing moves under the
 * pointer.
 */
export function useOwnPlaces(rows: readonly SidebarRow[], employeeNo: number, path: string): SidebarRow[] {
  const place = rows.find(({ to }) => to !== '/' && `${path}/`.startsWith(`${to}/`))?.to
  useEffect(() => {
    if (!place) return
    const visits = visitsOf(employeeNo)
    browserStore.setItem(keyOf(employeeNo), JSON.stringify({ ...visits, [place]: (visits[place] ?? 0) + 1 }))
  }, [employeeNo, place])
  const first = useMemo(() => visitsOf(employeeNo), [employeeNo])
  return ownPlaces(rows, first)
}
