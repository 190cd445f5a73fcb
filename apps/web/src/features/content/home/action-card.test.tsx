import { acceptOffer } from '@hygiene/contracts/in-person/queue/accept-offer'
import { leaveWaitingList } from '@hygiene/contracts/in-person/queue/leave-waiting-list'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { connectNavigation } from '../../../app/router/go.ts'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { sampleAction } from '../../../testing/sample-action.ts'
import { ActionCard } from './action-card.tsx'
import type { NextAction } from './next-action.ts'

const NOW = new Date('2026-12-02T08:00:00+09:00')

let sent: { path: string; body: unknown }[] = []
let gone: unknown[] = []

async function answer(address: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(address, 'http://here')
  sent.push({ path: pathname, body: JSON.parse(init?.body as string) })
  const entity = { applyEduNo: 9, seat: 'held', waitingNo: 5 }
  return Response.json({ code: 1, message: '', entity })
}

beforeAll(openDialogs)
beforeEach(() => {
  sent = []
  gone = []
  connectNavigation(async (to) => {
    gone.push(to)
  })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(action: NextAction) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ActionCard action={action} now={NOW} />
        <PromptHost />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('links to the calendar of the booking while its day may be changed', () => {
  show(sampleAction('come'))
  expect(hrefOf('날짜 바꾸기')).toBe('/edu/offline/list?tabType=change&applyEduNo=9')
  expect(screen.queryByRole('link', { name: '교육장에 전화' })).toBeNull()
})

it('offers directions and the telephone of the venue on the day itself, and no change', () => {
  show(sampleAction('come', { mayChange: false }))
  expect(screen.queryByRole('link', { name: '날짜 바꾸기' })).toBeNull()
  expect(hrefOf(/길 찾기/)).toBe('https://map.example/1')
  expect(hrefOf('교육장에 전화')).toBe('tel:031-000-1001')
})

it('omits unknown directions and an unknown telephone', () => {
  show(sampleAction('come', { mayChange: false, mapUrl: '', phone: '' }))
  expect(screen.queryByRole('link', { name: /길 찾기|전화/ })).toBeNull()
})

it('takes an offered seat after a question that names venue, day and minutes to pay', async () => {
  show(sampleAction('offered'))
  fireEvent.click(screen.getByRole('button', { name: '자리 받기' }))
  const question = await screen.findByRole('alertdialog')
  expect(sent).toEqual([])
  expect(question.textContent).toContain('수원 교육장')
  expect(question.textContent).toContain('10:00~17:00')
  expect(question.textContent).toContain('30분')
  fireEvent.click(screen.getAllByRole('button', { name: '자리 받기' }).at(-1) ?? document.body)
  await waitFor(() => expect(sent).toMatchObject([{ path: acceptOffer.path, body: { waitingNo: 5 } }]))
  await waitFor(() => expect(gone).toEqual(['/edu/offline/payment?applyEduNo=9']))
})

it('shows the number of people ahead and lets a person leave the waiting list', async () => {
  show(sampleAction('waiting'))
  screen.getByText('앞에 1명이 기다리고 있습니다.')
  fireEvent.click(screen.getByRole('button', { name: '그만 기다리기' }))
  await screen.findByText(/맨 뒤에서 기다리셔야/)
  fireEvent.click(screen.getAllByRole('button', { name: '그만 기다리기' }).at(-1) ?? document.body)
  await waitFor(() => expect(sent).toMatchObject([{ path: leaveWaitingList.path, body: { waitingNo: 5 } }]))
})
