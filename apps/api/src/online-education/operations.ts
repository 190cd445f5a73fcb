import type { Implementation } from '../http/implement.ts'

export const ONLINE_EDUCATION_OPERATIONS: readonly Implementation[] = []
