import type { EntityOf, listFailedJobs } from '@hygiene/contracts'
import { documentKindLabel, jobKindLabel } from '@hygiene/domain'
import { Link } from 'react-router-dom'
import { hasScreen } from '../../app/layout/rail.ts'

export type Undrawn = EntityOf<typeof listFailedJobs>['documents'][number]
export type StoppedJob = EntityOf<typeof listFailedJobs>['jobs'][number]

export const undrawnWords = ({ kind, title }: Undrawn) => `${documentKindLabel[kind]} ${title}`
export const jobWords = ({ kind, id }: StoppedJob) =>
  `${kind === null ? '다른 버전의 작업' : jobKindLabel[kind]} ${id}`

const PLACES = {
  enrolment: { label: '신청', path: '/enrolments' },
  order: { label: '주문', path: '/payments' },
  session: { label: '회차', path: '/sessions' },
} as const

/** The way to a record; only its name where no screen shows it. */
export function RecordLink({ record }: Pick<StoppedJob, 'record'>) {
  if (record === null) return <>-</>
  const { label, path } = PLACES[record.kind]
  const words = `${label} ${record.number}`
  return hasScreen(path) ? <Link to={`${path}/${record.number}`}>{words}</Link> : <>{words}</>
}
