import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { ChosenOption } from './chosen-option.tsx'

afterEach(cleanup)

function Address() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

const chosen = (kind: 'online' | 'offline') => (
  <ChosenOption kind={kind}>
    <p>the guide</p>
  </ChosenOption>
)

function visit(address: string) {
  const routes = [
    { path: '/edu/online', element: chosen('online') },
    { path: '/edu/offline', element: chosen('offline') },
    { path: '*', element: <Address /> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
}

it.each([
  ['/edu/online?industryType=1&optionType=1', '/edu/online/apply?industryType=1'],
  ['/edu/online?industryType=2&optionType=2', '/edu/online/list?industryType=2'],
  ['/edu/online?industryType=3&optionType=3', '/edu/payment/list?industryType=3&optionType=3'],
  ['/edu/offline?industryType=1&optionType=1', '/edu/offline/apply?industryType=1'],
  ['/edu/offline?industryType=2&optionType=2', '/edu/offline/list?industryType=2'],
  ['/edu/offline?industryType=3&optionType=3', '/edu/offline/done/receipt?industryType=3'],
])('leads from %s to %s', async (address, to) => {
  visit(address)
  expect(await screen.findByText(to)).toBeDefined()
})

it.each([
  '/edu/online',
  '/edu/online?industryType=1',
  '/edu/offline?industryType=9&optionType=3',
  '/edu/offline?industryType=1&optionType=4',
])('keeps %s on its own screen', async (address) => {
  visit(address)
  expect(await screen.findByText('the guide')).toBeDefined()
})
