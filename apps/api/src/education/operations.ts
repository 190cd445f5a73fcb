import type { Implementation } from '../http/implement.ts'

export const EDUCATION_OPERATIONS: readonly Implementation[] = []
