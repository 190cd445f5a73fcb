import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { LegalModal } from './legal-modal.tsx'

const idle = vi.fn<() => void>()
const modal = { isOpen: true, open: idle, close: idle, leaveTo: idle }

beforeAll(openDialogs)
afterEach(cleanup)

it('offers the way back to its beginning after 200 px', async () => {
  render(<LegalModal document="terms" label="이용약관" modal={modal} />)
  const body = (await screen.findAllByText(/제1조/)).at(0)?.closest('[id$="-body"]') ?? document.body
  const scrollTo = (top: number) => {
    body.scrollTop = top
    fireEvent.scroll(body)
    return screen.queryByRole('button', { name: '맨 위로' })
  }
  expect(scrollTo(200)).toBeNull()
  expect(scrollTo(201)).not.toBeNull()
  expect(scrollTo(0)).toBeNull()
})

it('shows terms in force since 1 January 2021', async () => {
  render(<LegalModal document="terms" label="이용약관" modal={modal} />)
  expect(await screen.findByText(/이 약관은 2021년 1월 1일부터 시행합니다/)).toBeTruthy()
})
