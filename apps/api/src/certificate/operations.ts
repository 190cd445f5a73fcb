import type { Implementation } from '../http/implement.ts'

export const CERTIFICATE_OPERATIONS: readonly Implementation[] = []
