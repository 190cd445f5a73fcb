import { expect, it } from 'vitest'
import { SIDE_MENU } from './side-menu.ts'

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

it('leads new operators of each business type to these, to the change of day and the slip', () => {
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
    '/info/notice /news /info/notice/view?noticeNo=137 /info/data /info/faq /info/inquiry /info/report /news/food /info/remote',
  ],
  ['이용안내', '/info/register/online /info/register/offline /info/branch'],
])('has in the group %s the entries of the specification', (label, entries) => {
  const links = others.find((group) => group.label === label)?.links.map(({ to }) => to) ?? []
  expect(links).toEqual(expect.arrayContaining(entries.split(' ')))
})
