import type { Implementation } from '../http/implement.ts'

export const LOOKUP_OPERATIONS: readonly Implementation[] = []
