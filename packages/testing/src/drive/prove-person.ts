import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { beginIdentityProof } from '@hygiene/contracts/member/identity-check/begin-identity-proof'
import { confirmIdentityProof } from '@hygiene/contracts/member/identity-check/confirm-identity-proof'
import type { ContractClient } from '../client.ts'
import type { RunningSandbox } from '../sandbox.ts'

export interface PersonIdentity {
  name: string
  birthDate: string
  phone: string
  di?: string
  method?: string
}

export const KIM: PersonIdentity = { name: '김새봄', birthDate: '1971-05-04', phone: '01077771234' }

type Purpose = SentTo<typeof beginIdentityProof>['purpose']

export async function provePerson(
  client: ContractClient,
  sandbox: RunningSandbox,
  purpose: Purpose,
  person: PersonIdentity = KIM,
): Promise<{ identityVerificationId: string; proofSecret: string }> {
  const { entity } = await client.call(beginIdentityProof, { purpose, method: 'phone' })
  const { identityVerificationId, proofSecret } = entity
  await sandbox.control(`/identity/${identityVerificationId}`, person)
  const confirmed = await client.call(confirmIdentityProof, { identityVerificationId, proofSecret })
  if (confirmed.refusal) throw new Error(`The proof was refused: ${confirmed.refusal}`)
  return { identityVerificationId, proofSecret }
}
