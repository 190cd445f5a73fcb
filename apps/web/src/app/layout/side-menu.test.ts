import { expect, it } from 'vitest'
import { pathOfModule } from '../router/route-modules.ts'
import { SIDE_MENU, TASKS } from './side-menu.ts'

const SCREENS = Object.keys(import.meta.glob(['../../routes/**/*.tsx', '!../../routes/**/*.test.tsx'])).map(
  pathOfModule,
)
const [existing, fresh, ...others] = SIDE_MENU

const TRADES = ['일반음식점', '집단급식소', '위탁급식영업'].map((name, at) => ({ name, number: at + 1 }))

it('leads existing operators of each business type to application, history and receipt', () => {
  expect(existing?.trades?.map(({ name, links }) => [name, ...links.map(({ to }) => to)])).toEqual(
    TRADES.map(({ name, number }) => [
      name,
      `/edu/online/apply?industryType=${number}`,
      `/edu/online/list?industryType=${number}`,
      `/edu/payment/list?industryType=${number}&optionType=3`,
    ]),
  )
})

it('leads new operators of each business type to these plus the change of day and the slip', () => {
  expect(fresh?.trades?.map(({ name, links }) => [name, ...links.map(({ to }) => to)])).toEqual(
    TRADES.map(({ name, number }) => [
      name,
      `/edu/offline/apply?industryType=${number}`,
      `/edu/offline/list?industryType=${number}`,
      `/edu/offline/list?industryType=${number}&tabType=change`,
      `/edu/offline/done?industryType=${number}`,
      `/edu/offline/done/receipt?industryType=${number}`,
    ]),
  )
})

it.each([
  [
    '나의 학습실',
    '/edu/study/list /edu/completed /edu/payment/list /edu/data /edu/hygiene/list /edu/replay/list',
  ],
  [
    '고객센터',
    '/info/notice /news /info/notice/view /info/data /info/faq /info/inquiry /info/report /news/food /info/remote',
  ],
  ['이용안내', '/info/register/online /info/register/offline /info/branch'],
])('lists in the group %s the entries of the specification', (label, entries) => {
  const links = others.find((group) => group.label === label)?.links.map(({ to }) => to) ?? []
  expect(links).toEqual(expect.arrayContaining(entries.split(' ')))
})

it('leads from every entry of the side menu to a screen', () => {
  const entries = [
    ...TASKS,
    ...SIDE_MENU.flatMap(({ links, trades = [] }) => [...links, ...trades.flatMap((trade) => trade.links)]),
  ]
  expect(entries.filter(({ to }) => !SCREENS.includes(to.replace(/\?.*$/, '')))).toEqual([])
})
