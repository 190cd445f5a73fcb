import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { QuickLinks } from './quick-links.tsx'

it('leads to the two notices, the certificates and the FAQ', () => {
  render(
    <MemoryRouter>
      <QuickLinks />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/info/notice/view?noticeNo=137',
    '/info/notice/view?noticeNo=262',
    '/edu/completed',
    '/info/faq',
  ])
})
