import type { Implementation } from '../http/implement.ts'
import { beginIdentityCheck } from './begin-identity-check.ts'
import { confirmIdentityCheck } from './confirm-identity-check.ts'

export const IDENTITY_OPERATIONS: readonly Implementation[] = [beginIdentityCheck, confirmIdentityCheck]
