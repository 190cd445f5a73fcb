import type { Implementation } from '../http/implement.ts'

export const ACCOUNT_OPERATIONS: readonly Implementation[] = []
