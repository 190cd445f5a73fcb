import { call } from '@hygiene/client'
import { browserStore } from '@hygiene/client/browser-store'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { readPreferences } from '@hygiene/contracts/staff/saved-view/read-preferences'
import { savePreferences } from '@hygiene/contracts/staff/saved-view/save-preferences'
import { createStore, useStore } from 'zustand'

/** Stores the preferences with the employee on the server, and in this browser for the first paint. */
export type TablePreferences = SentTo<typeof savePreferences>

const USUAL: TablePreferences = {
  density: 'normal',
  text: 'normal',
  sidebar: 'wide',
  hasKeys: true,
  lists: [],
}

type Held = { preferences: TablePreferences; employeeNo: number | null }
const held = createStore<Held>(() => ({ preferences: USUAL, employeeNo: null }))

const keyOf = (employeeNo: number) => `tablePreferences.${employeeNo}`

function kept(employeeNo: number): Partial<TablePreferences> {
  try {
    return JSON.parse(browserStore.getItem(keyOf(employeeNo)) ?? '{}') as Partial<TablePreferences>
  } catch {
    return {}
  }
}

function take(employeeNo: number | null, preferences: TablePreferences) {
  held.setState({ preferences, employeeNo })
  if (employeeNo !== null) browserStore.setItem(keyOf(employeeNo), JSON.stringify(preferences))
  const { dataset } = document.documentElement
  dataset['admin'] = preferences.density
  if (preferences.text === 'large') dataset['text'] = preferences.text
  else delete dataset['text']
}

export function takePreferencesOf(employeeNo: number | null) {
  if (held.getState().employeeNo === employeeNo) return
  take(employeeNo, { ...USUAL, ...(employeeNo === null ? {} : kept(employeeNo)) })
  if (employeeNo !== null) void takeFromServer(employeeNo)
}

/** Keeps this browser's own copy if the server does not answer. */
async function takeFromServer(employeeNo: number) {
  const before = held.getState().preferences
  try {
    const { preferences } = await call(readPreferences, {}, { isQuiet: true, onBreakage: 'throw' })
    const now = held.getState()
    // Ignores the answer if the employee has changed something since the request.
    if (preferences && now.employeeNo === employeeNo && now.preferences === before)
      take(employeeNo, preferences)
  } catch {
    // A failed save is ignored: the next change sends all preferences.
  }
}

export function changePreferences(change: Partial<TablePreferences>) {
  const { employeeNo, preferences } = held.getState()
  const next = { ...preferences, ...change }
  take(employeeNo, next)
  if (employeeNo === null) return
  call(savePreferences, next, { isQuiet: true, onBreakage: 'throw' }).catch(() => {
    // A failed save is ignored: this browser has its copy, and the next change sends all preferences.
  })
}

export function keepColumns(screen: TablePreferences['lists'][number]['screen'], columns: string) {
  const others = held.getState().preferences.lists.filter((one) => one.screen !== screen)
  changePreferences({ lists: [...others, { screen, columns }] })
}

export const hasKeys = () => held.getState().preferences.hasKeys

export const useTablePreferences = () => useStore(held).preferences
