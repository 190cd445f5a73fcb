import type { Implementation } from '../http/implement.ts'

export const SURVEY_OPERATIONS: readonly Implementation[] = []
