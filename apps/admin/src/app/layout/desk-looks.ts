import { call } from '@hygiene/client'
import { browserStore } from '@hygiene/client/browser-store'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { readLooks } from '@hygiene/contracts/staff/saved-view/read-looks'
import { saveLooks } from '@hygiene/contracts/staff/saved-view/save-looks'
import { createStore, useStore } from 'zustand'

/** How an employee wants the desk: kept with the employee on the server, and in this browser for the first paint. */
export type DeskLooks = SentTo<typeof saveLooks>

const USUAL: DeskLooks = { density: 'normal', text: 'normal', rail: 'wide', hasKeys: true, lists: [] }

type Held = { looks: DeskLooks; employeeNo: number | null }
const held = createStore<Held>(() => ({ looks: USUAL, employeeNo: null }))

const keyOf = (employeeNo: number) => `deskLooks.${employeeNo}`

function kept(employeeNo: number): Partial<DeskLooks> {
  try {
    return JSON.parse(browserStore.getItem(keyOf(employeeNo)) ?? '{}') as Partial<DeskLooks>
  } catch {
    return {}
  }
}

/** Shows the looks, and keeps a copy for the next first paint. */
function take(employeeNo: number | null, looks: DeskLooks) {
  held.setState({ looks, employeeNo })
  if (employeeNo !== null) browserStore.setItem(keyOf(employeeNo), JSON.stringify(looks))
  const { dataset } = document.documentElement
  dataset['desk'] = looks.density
  if (looks.text === 'large') dataset['text'] = looks.text
  else delete dataset['text']
}

/** The looks of the employee who has logged in; of none after the login. */
export function takeLooksOf(employeeNo: number | null) {
  if (held.getState().employeeNo === employeeNo) return
  take(employeeNo, { ...USUAL, ...(employeeNo === null ? {} : kept(employeeNo)) })
  if (employeeNo !== null) void takeFromServer(employeeNo)
}

/** Without an answer this browser's own copy stands. */
async function takeFromServer(employeeNo: number) {
  const before = held.getState().looks
  try {
    const { looks } = await call(readLooks, {}, { isQuiet: true, onBreakage: 'throw' })
    const now = held.getState()
    // What has been changed meanwhile is newer.
    if (looks && now.employeeNo === employeeNo && now.looks === before) take(employeeNo, looks)
  } catch {
    // The next change is tried again.
  }
}

export function changeLooks(change: Partial<DeskLooks>) {
  const { employeeNo, looks } = held.getState()
  const next = { ...looks, ...change }
  take(employeeNo, next)
  if (employeeNo === null) return
  call(saveLooks, next, { isQuiet: true, onBreakage: 'throw' }).catch(() => {
    // This browser has its copy; the next change brings both together.
  })
}

/** Keeps the columns of one list as they were arranged. */
export function keepColumns(screen: DeskLooks['lists'][number]['screen'], columns: string) {
  const others = held.getState().looks.lists.filter((one) => one.screen !== screen)
  changeLooks({ lists: [...others, { screen, columns }] })
}

export const hasKeys = () => held.getState().looks.hasKeys

export const useDeskLooks = () => useStore(held).looks
