import type { Implementation } from '../http/implement.ts'
import { listEducationCodes } from './list-education-codes.ts'

export const EDUCATION_OPERATIONS: readonly Implementation[] = [listEducationCodes]
