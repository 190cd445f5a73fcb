import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { answerPolicies, COMING_TERMS } from '../../testing/sample-policies.ts'
import type { LegalDocument } from './legal-document.ts'
import { LegalModal } from './legal-modal.tsx'

const idle = vi.fn<() => void>()
const modal = { isOpen: true, open: idle, close: idle, leaveTo: idle }

function show(document: LegalDocument, fetches = answerPolicies()) {
  vi.stubGlobal('fetch', fetches)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LegalModal document={document} label="이용약관" modal={modal} />
    </QueryClientProvider>,
  )
}

beforeAll(async () => {
  openDialogs()
  await import('./legal-text.tsx')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('offers a return to the top after 200 px', async () => {
  show('joining')
  const body = (await screen.findByText('1. 모으는 항목')).closest('[id$="-body"]') ?? document.body
  const scrollTo = (top: number) => {
    body.scrollTop = top
    fireEvent.scroll(body)
    return screen.queryByRole('button', { name: '맨 위로' })
  }
  expect(scrollTo(200)).toBeNull()
  expect(scrollTo(201)).not.toBeNull()
  expect(scrollTo(0)).toBeNull()
})

it('shows the current text without a choice while one version exists', async () => {
  show('terms')
  expect(await screen.findByText('보유: terms 2021-01-01')).toBeTruthy()
  expect(screen.queryByLabelText('시행일')).toBeNull()
})

it('announces a coming version and opens that version and older ones', async () => {
  show('terms', answerPolicies(COMING_TERMS, { ...COMING_TERMS, inForceOn: '2020-06-01', state: 'past' }))
  expect(await screen.findByText('보유: terms 2021-01-01')).toBeTruthy()
  expect(screen.getByText(/12월 10일.*부터 이용약관이 바뀝니다\./)).toBeTruthy()
  const choice = screen.getByLabelText('시행일')
  for (const day of ['2026-12-10', '2020-06-01']) {
    fireEvent.change(choice, { target: { value: day } })
    expect(await screen.findByText(`보유: terms ${day}`)).toBeTruthy()
  }
})
