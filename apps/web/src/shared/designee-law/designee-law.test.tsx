import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { DesigneeLaw } from './designee-law.tsx'

beforeEach(() => openDialogs())
afterEach(() => cleanup())

it('shows the words of the Act in a modal of the address', () => {
  const router = createMemoryRouter([{ path: '*', element: <DesigneeLaw /> }])
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByRole('button', { name: '위생책임자에 관한 법' }))
  expect(router.state.location.hash).toBe('#m')
  expect(screen.getByRole('dialog').textContent).toContain('종업원 중에서 식품위생에 관한 책임자를 지정하여')
})
