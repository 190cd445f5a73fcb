import type { Implementation } from '../http/implement.ts'

export const IDENTITY_OPERATIONS: readonly Implementation[] = []
