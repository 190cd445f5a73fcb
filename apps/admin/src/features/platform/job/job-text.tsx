import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listFailedJobs } from '@hygiene/contracts/platform/job/staff/list-failed-jobs'
import { documentKindLabel, jobKindLabel } from '@hygiene/domain/platform/job/job-kinds'
import { Link } from 'react-router-dom'
import { hasScreen } from '../../../app/layout/sidebar.ts'
import recordParts from '../../../shared/record/record-parts.module.css'

export type StoppedWork = EntityOf<typeof listFailedJobs>['list'][number]

export function workText({ work }: Pick<StoppedWork, 'work'>): string {
  if (work.what === 'document') return `${documentKindLabel[work.kind]} ${work.title}`
  return `${work.kind === null ? '다른 버전의 작업' : jobKindLabel[work.kind]} ${work.id}`
}

/** What is done about it. */
export const verbOf = ({ work }: Pick<StoppedWork, 'work'>) =>
  work.what === 'document' ? '다시 만들기' : '다시 하기'

const PLACES = {
  enrolment: { label: '신청', path: '/enrolments' },
  order: { label: '주문', path: '/payments' },
  session: { label: '회차', path: '/sessions' },
  import: { label: '가져오기', path: '/imports' },
} as const

/** The way to a record; only its name where no screen shows it. */
export function RecordLink({ record }: Pick<StoppedWork, 'record'>) {
  if (record === null) return '-'
  const { label, path } = PLACES[record.kind]
  const text = `${label} ${record.number}`
  if (!hasScreen(path)) return text
  return (
    <Link className={recordParts.target} to={`${path}/${record.number}`}>
      {text}
    </Link>
  )
}
