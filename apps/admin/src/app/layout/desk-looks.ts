import { browserStore } from '@hygiene/client/browser-store'
import { createStore, useStore } from 'zustand'

/** How an employee wants the desk; kept in this browser under the employee's number. */
export type DeskLooks = {
  density: 'normal' | 'roomy'
  text: 'normal' | 'large'
  rail: 'wide' | 'narrow'
  /** Single letters as commands can be switched off (WCAG 2.1.4). */
  hasKeys: boolean
}

const USUAL: DeskLooks = { density: 'normal', text: 'normal', rail: 'wide', hasKeys: true }

const looks = createStore<DeskLooks & { employeeNo: number | null }>(() => ({ ...USUAL, employeeNo: null }))

const keyOf = (employeeNo: number) => `deskLooks.${employeeNo}`

function kept(employeeNo: number): Partial<DeskLooks> {
  try {
    return JSON.parse(browserStore.getItem(keyOf(employeeNo)) ?? '{}') as Partial<DeskLooks>
  } catch {
    return {}
  }
}

function show({ density, text }: DeskLooks) {
  document.documentElement.dataset['desk'] = density
  if (text === 'large') document.documentElement.dataset['text'] = text
  else delete document.documentElement.dataset['text']
}

/** The looks of the employee who has logged in; of none after the login. */
export function takeLooksOf(employeeNo: number | null) {
  if (looks.getState().employeeNo === employeeNo) return
  looks.setState({ ...USUAL, ...(employeeNo === null ? {} : kept(employeeNo)), employeeNo })
  show(looks.getState())
}

export function changeLooks(change: Partial<DeskLooks>) {
  looks.setState(change)
  const { employeeNo, ...now } = looks.getState()
  if (employeeNo !== null) browserStore.setItem(keyOf(employeeNo), JSON.stringify(now))
  show(now)
}

export const hasKeys = () => looks.getState().hasKeys

export const useDeskLooks = () => useStore(looks)
