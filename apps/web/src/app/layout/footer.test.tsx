import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { answerPolicies, COMING_TERMS } from '../../testing/sample-policies.ts'
import { ASSOCIATION } from '../association/association.ts'
import { Footer } from './footer.tsx'

beforeAll(async () => {
  openDialogs()
  await Promise.all([import('../legal/legal-text.tsx'), import('../legal/policy-strip.tsx')])
})
beforeEach(() => {
  vi.stubGlobal('fetch', answerPolicies(COMING_TERMS))
  const router = createMemoryRouter([{ path: '/', element: <Footer /> }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
})
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['이용약관', /제1조/],
  ['개인정보처리방침', /보유/],
  ['마케팅 정보 제3자 제공 동의', /동의/],
])('opens the whole text of %s in a modal', async (label, wording) => {
  fireEvent.click(screen.getByRole('button', { name: label }))
  const modal = await screen.findByRole('dialog', { name: label })
  expect((await within(modal).findAllByText(wording)).length).toBeGreaterThan(0)
})

it('announces coming terms and opens them', async () => {
  await screen.findByText(/12월 10일.*부터 이용약관이 바뀝니다\./)
  fireEvent.click(screen.getByRole('button', { name: '바뀌는 내용 보기' }))
  expect(await screen.findByText('환불 기한이 하루 늘어납니다.')).toBeTruthy()
})

it('shows name, address, representative, number and telephone of the association', () => {
  const { name, address, representative, businessNumber, phone, hours } = ASSOCIATION
  const text = screen.getByRole('contentinfo').textContent ?? ''
  for (const fact of [name, address, representative, businessNumber, phone, hours])
    expect(text).toContain(fact)
})
