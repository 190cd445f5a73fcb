import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ComputerActions } from './phone-actions.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(qrImagePath: string | null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ComputerActions document={{ certificateNumber: '2026-01-0000001', qrImagePath }} />
    </QueryClientProvider>,
  )
}

it('offers a code for a branch to an owner without a printer', async () => {
  const made = { code: 1, message: '', entity: { code: '123456' } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(toWireNames(made))))
  show('/qr.png')
  fireEvent.click(screen.getByRole('button', { name: '지회 출력 코드 받기' }))
  expect(await screen.findByText('123 456')).toBeTruthy()
})

it('offers no code for a certificate without a verification number', () => {
  show(null)
  expect(screen.queryByRole('button')).toBeNull()
})
