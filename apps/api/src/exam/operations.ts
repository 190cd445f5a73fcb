import type { Implementation } from '../http/implement.ts'

export const EXAM_OPERATIONS: readonly Implementation[] = []
