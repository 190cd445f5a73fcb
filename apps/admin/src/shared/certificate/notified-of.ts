import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { withdrawnSentence } from '@hygiene/domain/education/certificate/certificate-change'

/** Returns what the public check of a printed number answers. `withdrawnAt` is when its edition was replaced or revoked. */
export function notifiedOf(status: 'valid' | 'superseded' | 'revoked', withdrawnAt: string | null): string {
  if (status === 'valid' || withdrawnAt === null) return '‘유효한 수료증입니다’'
  return `‘${withdrawnSentence(status, seoulDay(new Date(withdrawnAt)))}’`
}
