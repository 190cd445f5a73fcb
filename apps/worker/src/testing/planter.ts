import { randomUUID } from 'node:crypto'

export type Planter = (at: Date) => Promise<unknown>

export const later = (at: Date): Date => new Date(at.getTime() + 86_400_000)
export const hash = (): string => (randomUUID() + randomUUID()).replaceAll('-', '')
