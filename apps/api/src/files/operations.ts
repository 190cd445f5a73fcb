import type { Implementation } from '../http/implement.ts'

export const FILE_OPERATIONS: readonly Implementation[] = []
