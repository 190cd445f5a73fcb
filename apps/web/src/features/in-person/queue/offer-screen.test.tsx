import { ScreenHost } from '@hygiene/client/screen-host'
import { browserHistory } from '@hygiene/client/screen-history'
import { createScreenRouter } from '@hygiene/client/screen-router'
import { declineOffer } from '@hygiene/contracts/in-person/queue/decline-offer'
import { readOffer } from '@hygiene/contracts/in-person/queue/read-offer'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { sampleSession } from '../../../testing/sample-session.ts'
import { OfferScreen } from './offer-screen.tsx'

const TOKEN = '31.Zm9yLWEtc2VhdC1vZi1hLWhhbGw'
const { edu, list: venue } = sampleSession(1)
const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000).toISOString()

let offer = {}
let isTaken = false
let sent: { path: string; body: unknown }[] = []

async function answer(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(address, 'http://here'), init)
  const { pathname } = new URL(request.url)
  sent.push({ path: pathname, body: await request.json() })
  if (pathname === declineOffer.path && isTaken)
    return Response.json({ ...REFUSALS.OFFER_TAKEN, entity: null })
  if (pathname === declineOffer.path) offer = { ...offer, status: 'declined', offerUntil: null }
  return Response.json({ code: 1, message: '', entity: toWireNames(offer) })
}

function Menu() {
  const menu = useHashModal('menu')
  return (
    <>
      <button onClick={menu.open}>open menu</button>
      {menu.isOpen && <button onClick={menu.close}>close menu</button>}
    </>
  )
}

function visit(address: string) {
  window.history.pushState(null, '', address)
  const element = (
    <>
      <OfferScreen />
      <Menu />
      <PromptHost />
    </>
  )
  const router = createScreenRouter({
    routes: [
      { path: '/edu/offline/offer', element, handle: { meta: { title: '집합교육 자리 안내' } } },
      { path: '/sign/in', element: <p>login</p> },
    ],
    history: browserHistory(),
  })
  void router.begin()
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ScreenHost router={router} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  openDialogs()
  sessionStorage.clear()
  sent = []
  isTaken = false
  offer = { status: 'offered', offerUntil: inAnHour(), sessionDay: edu, venue, keepsSeat: false }
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the seat to the holder of the link and removes the token from the address', async () => {
  visit(`/edu/offline/offer#${TOKEN}`)
  await screen.findByText('기다리시던 교육에 자리가 났습니다')
  expect(screen.getByText(venue.location)).toBeTruthy()
  expect(sent).toEqual([{ path: readOffer.path, body: { token: TOKEN } }])
  await waitFor(() => expect(window.location.href).not.toContain(TOKEN))
})

it('keeps the offer with a modal in the hash, after the modal closes and after a reload', async () => {
  const shown = visit(`/edu/offline/offer#${TOKEN}`)
  await screen.findByText('기다리시던 교육에 자리가 났습니다')
  fireEvent.click(screen.getByText('open menu'))
  await screen.findByText('close menu')
  expect(window.location.hash).toBe('#m')
  expect(screen.getByText('기다리시던 교육에 자리가 났습니다')).toBeTruthy()
  fireEvent.click(screen.getByText('close menu'))
  await waitFor(() => expect(screen.queryByText('close menu')).toBeNull())
  expect(screen.getByText('기다리시던 교육에 자리가 났습니다')).toBeTruthy()

  shown.unmount()
  visit('/edu/offline/offer')
  expect(await screen.findByText('기다리시던 교육에 자리가 났습니다')).toBeTruthy()
})

it('links to the login and back without the token in an address', async () => {
  visit(`/edu/offline/offer#${TOKEN}`)
  const link = await screen.findByRole('link', { name: '로그인하고 자리 받기' })
  expect(link.getAttribute('href')).toBe('/sign/in?rUrl=%2Fedu%2Foffline%2Foffer')
})

it('declines by the link alone after a question and shows the outcome', async () => {
  visit(`/edu/offline/offer#${TOKEN}`)
  fireEvent.click(await screen.findByRole('button', { name: '자리 포기하기' }))
  await screen.findByText(/이 자리를 포기하시겠습니까\?/)
  fireEvent.click(screen.getAllByRole('button', { name: '자리 포기하기' }).at(-1) ?? document.body)
  await screen.findByText('포기하신 자리입니다')
  expect(sent).toContainEqual({ path: declineOffer.path, body: { token: TOKEN } })
})

it('shows the outcome when another tab was quicker', async () => {
  visit(`/edu/offline/offer#${TOKEN}`)
  fireEvent.click(await screen.findByRole('button', { name: '자리 포기하기' }))
  await screen.findByText(/이 자리를 포기하시겠습니까\?/)
  offer = { ...offer, status: 'accepted', offerUntil: null }
  isTaken = true
  fireEvent.click(screen.getAllByRole('button', { name: '자리 포기하기' }).at(-1) ?? document.body)
  await screen.findByText(REFUSALS.OFFER_TAKEN.message)
  await waitFor(() => expect(screen.queryByRole('button', { name: '자리 포기하기' })).toBeNull())
})

it('offers no answer when the time is over', async () => {
  offer = { ...offer, status: 'lapsed', offerUntil: null }
  visit(`/edu/offline/offer#${TOKEN}`)
  await screen.findByText('안내해 드린 시간이 지났습니다')
  expect(screen.queryByRole('button', { name: '자리 포기하기' })).toBeNull()
})

it('explains where to find the right address when the token is missing', async () => {
  visit('/edu/offline/offer')
  expect(await screen.findByText(/문자의 주소를 다시 눌러주세요/)).toBeTruthy()
  expect(sent).toEqual([])
})
