import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { ConsentsStep } from './consents-step.tsx'
import { type Consents, EMPTY_SIGN_UP } from './draft.ts'

function Stage() {
  const [draft, setDraft] = useState<Consents>(EMPTY_SIGN_UP)
  return <ConsentsStep draft={draft} wrong={{}} change={(changed) => setDraft({ ...draft, ...changed })} />
}

beforeEach(() => {
  openDialogs()
  const router = createMemoryRouter([{ path: '/sign/up', element: <Stage /> }], {
    initialEntries: ['/sign/up'],
  })
  render(<RouterProvider router={router} />)
})
afterEach(cleanup)

const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap(({ name, checked }) => (checked ? [name] : []))
const box = (name: RegExp) => screen.getByRole('checkbox', { name })

it('agrees to everything at once and says that two consents are optional', () => {
  fireEvent.click(box(/전체 동의.*필수 2가지와 선택 2가지/))
  expect(ticked()).toEqual(['all', 'terms', 'privacy', 'marketing', 'thirdParty'])
})

it('unticks the whole agreement when one consent is taken back', () => {
  fireEvent.click(box(/전체 동의/))
  fireEvent.click(box(/제3자 제공/))
  expect(ticked()).toEqual(['terms', 'privacy', 'marketing'])
})

it('agrees to a consent from within its text', async () => {
  fireEvent.click(screen.getByRole('button', { name: /개인정보 수집·이용\s*전체 보기/ }))
  await screen.findByText('1. 모으는 항목')
  fireEvent.click(screen.getByRole('button', { name: '동의합니다' }))
  expect(ticked()).toEqual(['privacy'])
})
