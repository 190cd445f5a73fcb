import { beginIdentityProof } from '@hygiene/contracts/member/identity-check/begin-identity-proof'
import { confirmIdentityProof } from '@hygiene/contracts/member/identity-check/confirm-identity-proof'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepProof, keptProof } from '../../app/browser-storage/kept-proof.ts'
import { useIdentityProof } from './use-identity-proof.ts'

const PROOF = { identityVerificationId: 'identity-1234', proofSecret: 'a-secret-of-this-browser' }
const PERSON = { name: '김영자', birth: '19600312', phone: '01012345678' }

let asked: { path: string; body: unknown }[] = []
let answerOf: () => object = () => ({ code: 1, message: '', entity: PERSON })

function visit(address: string) {
  window.history.pushState(null, '', address)
  const router = createBrowserRouter([{ path: '/sign/up', element: <Stage /> }])
  return render(<RouterProvider router={router} />)
}

function Stage() {
  const identity = useIdentityProof('signUp')
  return (
    <>
      <p>{identity.person ? `proved ${identity.person.name}` : identity.isWorking ? 'working' : 'nobody'}</p>
      <p>{identity.failure}</p>
      {identity.isMember && <p>a member</p>}
      <button onClick={() => identity.clear('다시 해주세요.')}>clear</button>
    </>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  asked = []
  answerOf = () => ({ code: 1, message: '', entity: PERSON })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(new URL(address, 'http://here'), init)
    asked.push({ path: new URL(request.url).pathname, body: await request.json() })
    return Response.json(answerOf())
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('queries the server after the return from the provider and cleans the address', async () => {
  keepProof('signUp', PROOF)
  visit('/sign/up?step=2&identityVerificationId=identity-1234&transactionType=IDENTITY_VERIFICATION')
  await screen.findByText('proved 김영자')
  expect(asked).toEqual([{ path: confirmIdentityProof.path, body: PROOF }])
  await waitFor(() => expect(window.location.search).toBe('?step=2'))
})

it('shows the failure in the provider’s words and forgets the proof', async () => {
  keepProof('signUp', PROOF)
  visit('/sign/up?identityVerificationId=identity-1234&code=FAILED&message=서비스 점검 중입니다')
  await screen.findByText(/\(서비스 점검 중입니다\)/)
  expect([asked, keptProof('signUp')]).toEqual([[], null])
})

it('shows a person who cancelled the proof a sentence of our own', async () => {
  keepProof('signUp', PROOF)
  visit(
    '/sign/up?identityVerificationId=identity-1234&code=PGProviderError&message=사용자가 인증을 취소하였습니다',
  )
  await screen.findByText('본인확인을 그만두셨습니다. 아래 버튼으로 다시 하실 수 있습니다.')
  expect(screen.queryByText(/취소하였습니다/)).toBeNull()
})

it('sends a person back to the first browser when the provider returned to another', async () => {
  visit('/sign/up?identityVerificationId=identity-1234&transactionType=IDENTITY_VERIFICATION')
  await screen.findByText(/처음 여신 브라우저로 돌아가주세요/)
  expect(asked).toEqual([])
})

it('keeps the proof after a reload without storing name or number', async () => {
  keepProof('signUp', { ...PROOF, ...PERSON })
  expect(Object.keys(keptProof('signUp') ?? {})).toEqual(['identityVerificationId', 'proofSecret'])
  expect(sessionStorage.getItem('identityProof.signUp')).not.toContain('김영자')
  visit('/sign/up')
  await screen.findByText('proved 김영자')
})

it('shows nothing about a proof that was never finished', async () => {
  const { code, message } = REFUSALS.IDENTITY_FAILED
  answerOf = () => ({ code, message, entity: null })
  keepProof('signUp', PROOF)
  visit('/sign/up')
  await screen.findByText('nobody')
  expect(screen.queryByText(message)).toBeNull()
  expect(keptProof('signUp')).toBeNull()
})

it('remembers over a reload that the person has an account, until the next proof', async () => {
  const { code, message } = REFUSALS.ALREADY_MEMBER
  answerOf = () => ({ code, message, entity: null })
  keepProof('signUp', PROOF)
  visit('/sign/up')
  await screen.findByText('a member')
  expect(keptProof('signUp')).toBeNull()
  act(() => screen.getByText('clear').click())
  expect(screen.queryByText('a member')).toBeNull()
})

it('starts nothing on its own, serves one purpose only, and is gone after use', async () => {
  keepProof('findId', PROOF)
  visit('/sign/up')
  await screen.findByText('nobody')
  expect(asked.filter(({ path }) => path === beginIdentityProof.path)).toEqual([])

  cleanup()
  keepProof('signUp', PROOF)
  visit('/sign/up')
  await screen.findByText('proved 김영자')
  act(() => screen.getByText('clear').click())
  await screen.findByText('다시 해주세요.')
  expect(keptProof('signUp')).toBeNull()
})
