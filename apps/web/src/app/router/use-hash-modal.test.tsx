import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { useHashModal } from './use-hash-modal.ts'

function Stage() {
  const licence = useHashModal('licence')
  const address = useHashModal('address')
  return (
    <>
      <button onClick={licence.open}>open licence</button>
      <button onClick={address.open}>open address</button>
      <button onClick={licence.close}>close licence</button>
      <button onClick={address.close}>close address</button>
      <button onClick={() => licence.leaveTo('/elsewhere')}>leave</button>
      {licence.isOpen && <p>licence is open</p>}
      {address.isOpen && <p>address is open</p>}
    </>
  )
}

function show() {
  const router = createBrowserRouter([
    { path: '/', element: <Stage /> },
    { path: '/elsewhere', element: <p>elsewhere</p> },
  ])
  render(<RouterProvider router={router} />)
}

const press = (name: string) => fireEvent.click(screen.getByText(name))
const isSeen = (text: string) => screen.queryByText(text) !== null

describe('a modal in the address', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'))
  afterEach(cleanup)

  it('opens a modal as #m and a second one on top as #ma', async () => {
    show()
    press('open licence')
    await waitFor(() => expect(window.location.hash).toBe('#m'))
    press('open address')
    await waitFor(() => expect(window.location.hash).toBe('#ma'))
    expect(isSeen('licence is open') && isSeen('address is open')).toBe(true)
  })

  it('closes one modal at a time with the back button', async () => {
    show()
    press('open licence')
    await waitFor(() => expect(window.location.hash).toBe('#m'))
    press('open address')
    await waitFor(() => expect(window.location.hash).toBe('#ma'))
    window.history.back()
    await waitFor(() => expect(isSeen('address is open')).toBe(false))
    expect(isSeen('licence is open')).toBe(true)
  })

  it('stays on the site when a modal closes after a reload that left no history', async () => {
    window.history.replaceState({ usr: { modals: ['licence'] }, key: 'x', idx: 0 }, '', '/#m')
    show()
    await waitFor(() => expect(isSeen('licence is open')).toBe(true))
    press('close licence')
    await waitFor(() => expect(isSeen('licence is open')).toBe(false))
    expect(window.location.pathname + window.location.hash).toBe('/')
  })

  it('closes the modal before opening another screen', async () => {
    show()
    press('open licence')
    await waitFor(() => expect(isSeen('licence is open')).toBe(true))
    press('leave')
    await waitFor(() => expect(isSeen('elsewhere')).toBe(true))
    expect(window.location.hash).toBe('')
  })

  it('shows no modal for a shared address without its history', async () => {
    window.history.replaceState(null, '', '/#m')
    show()
    await waitFor(() => expect(isSeen('open licence')).toBe(true))
    expect(isSeen('licence is open')).toBe(false)
  })
})
