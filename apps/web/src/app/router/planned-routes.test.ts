import { expect, it } from 'vitest'
import { SIDE_MENU, TASKS } from '../layout/side-menu.ts'
import { isPlanned, PLANNED_ROUTES } from './planned-routes.ts'
import { pathOfModule } from './route-modules.ts'

const SCREENS = Object.keys(import.meta.glob(['../../routes/**/*.tsx', '!../../routes/**/*.test.tsx'])).map(
  pathOfModule,
)
const menu = [
  ...TASKS,
  ...SIDE_MENU.flatMap(({ links, trades = [] }) => [...links, ...trades.flatMap((trade) => trade.links)]),
]

it('calls no address planned that has a screen', () => {
  expect(Object.keys(PLANNED_ROUTES).filter((path) => SCREENS.includes(path))).toEqual([])
})

const reached = (to: string) => SCREENS.includes(to.replace(/\?.*$/, ''))

it('leads from every entry of the side menu to a screen, or marks it as not ready', () => {
  expect(menu.filter(({ to }) => reached(to) === isPlanned(to))).toEqual([])
})
