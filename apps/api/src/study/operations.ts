import type { Implementation } from '../http/implement.ts'

export const STUDY_OPERATIONS: readonly Implementation[] = []
