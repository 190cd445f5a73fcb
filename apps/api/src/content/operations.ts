import type { Implementation } from '../http/implement.ts'

export const CONTENT_OPERATIONS: readonly Implementation[] = []
