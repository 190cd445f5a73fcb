import type { Implementation } from '../http/implement.ts'

export const PAYMENT_OPERATIONS: readonly Implementation[] = []
