import { beginIdentityProof } from '@hygiene/contracts/member/identity-check/begin-identity-proof'
import { confirmIdentityProof } from '@hygiene/contracts/member/identity-check/confirm-identity-proof'
import { type RunningSandbox, startSandbox } from '@hygiene/testing'
import { KIM } from '@hygiene/testing/drive/prove-person'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  api = await startTestApi({ PORTONE_BASE_URL: sandbox.origin })
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})

it.each([
  ['a name longer than an account holds', { name: 'MAXIMILIANA ALEXANDRA WELLINGTON FITZGERALD' }],
  ['a number no text message reaches', { phone: '0121234567' }],
])('makes no account for a person with %s', async (_what, notified) => {
  const sent = { purpose: 'signUp', method: 'phone' } as const
  const { identityVerificationId, proofSecret } = (await api.client.call(beginIdentityProof, sent)).entity
  await sandbox.control(`/identity/${identityVerificationId}`, { ...KIM, ...notified })
  const answer = await api.client.call(confirmIdentityProof, { identityVerificationId, proofSecret })
  expect([answer.status, answer.refusal]).toEqual([200, 'IDENTITY_FAILED'])
})
