import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { KindChoice } from './guide-parts.tsx'

it.each([
  ['/edu/online', ['page', null]],
  ['/edu/offline', [null, 'page']],
] as const)('shows both kinds of operators side by side at %s and marks its own', (here, marked) => {
  render(
    <MemoryRouter>
      <KindChoice here={here} />
    </MemoryRouter>,
  )
  const links = within(screen.getByRole('navigation', { name: '어느 쪽이십니까?' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/edu/online', '/edu/offline'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(marked)
})
