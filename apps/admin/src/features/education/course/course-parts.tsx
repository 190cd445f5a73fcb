import { Link, useSearchParams } from 'react-router-dom'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import tabs from '../../../shared/place-tabs/place-tabs.module.css'
import recordParts from '../../../shared/record/record-parts.module.css'
import { type CourseRecord, type CourseVersion, stateOf } from './course-text.ts'

type VersionProps = { record: CourseRecord; version: CourseVersion }

export function CoursesLink() {
  return (
    <Link className={recordParts.link} to="/courses">
      과정
    </Link>
  )
}

export function Status({ record, version }: VersionProps) {
  const { kind, label } = stateOf(version.state)
  const running = record.versions.find(({ state }) => state === 'running')
  const other = version.state === 'draft' ? running && `지금은 버전 ${running.edition}` : null
  return (
    <span className={recordParts.status}>
      <StateMark kind={kind}>
        버전 {version.edition} {label}
      </StateMark>
      {other}
    </span>
  )
}

export function Tabs({ record, version }: VersionProps) {
  const [address] = useSearchParams()
  const at = address.has('versions')
  const own = `/courses/${version.courseNo}`
  return (
    <nav className={tabs.tabs} aria-label="과정 안">
      <Link to={own} aria-current={at ? undefined : 'page'}>
        규칙
      </Link>
      <Link to={`${own}?versions=1`} aria-current={at ? 'page' : undefined}>
        버전 기록 {record.versions.length}
      </Link>
    </nav>
  )
}
