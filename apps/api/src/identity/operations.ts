import type { Implementation } from '../http/implement.ts'
import { beginIdentityCheck } from './begin-identity-check.ts'
import { beginIdentityProof } from './begin-identity-proof.ts'
import { confirmIdentityCheck } from './confirm-identity-check.ts'
import { confirmIdentityProof } from './confirm-identity-proof.ts'
import { listIdentityWays } from './list-identity-ways.ts'

export const IDENTITY_OPERATIONS: readonly Implementation[] = [
  beginIdentityCheck,
  beginIdentityProof,
  confirmIdentityCheck,
  confirmIdentityProof,
  listIdentityWays,
]
