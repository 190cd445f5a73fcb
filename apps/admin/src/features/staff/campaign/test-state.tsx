import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import type { Campaign } from './campaign-text.ts'

/** What came of the caller's last test. */
export function TestState({ test }: { test: Campaign['lastTest'] }) {
  if (!test) return '시험으로 보낸 적이 없습니다.'
  const { sentAt, failure } = test
  if (sentAt) return `${formatSeoulDateTime(new Date(sentAt))} 시험 문자를 보냈습니다.`
  return failure ? `시험 문자를 보내지 못했습니다: ${failure}` : '시험 문자를 보내고 있습니다.'
}
