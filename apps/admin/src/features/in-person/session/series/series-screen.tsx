import { Loaded, read } from '@hygiene/client'
import { readSessionForm } from '@hygiene/contracts/in-person/session/staff/read-session-form'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../../app/layout/admin-screen.tsx'
import { typedAtFirst, typedFrom } from './series-form.ts'
import { SeriesWork } from './series-work.tsx'
import recordParts from '../../../../shared/record/record-parts.module.css'

/** Serves `/sessions/new`: one session or a series. `?copy=` starts with the facts of another session. */
export function SeriesScreen() {
  const [query] = useSearchParams()
  const copied = /^[1-9]\d{0,8}$/.test(query.get('copy') ?? '') ? Number(query.get('copy')) : null
  const choices = useQuery({ ...read(readSessionForm, {}), staleTime: 0 })
  const session = useQuery({
    ...read(readStaffSession, { sessionNo: copied ?? 0 }),
    enabled: copied !== null,
  })
  return (
    <AdminScreen
      title={copied === null ? '회차 만들기' : `회차 ${copied} 복사`}
      path={
        <Link className={recordParts.link} to={copied === null ? '/sessions' : `/sessions/${copied}`}>
          {copied === null ? '회차' : `회차 ${copied}`}
        </Link>
      }
      isFlush
    >
      <Loaded query={choices}>
        {(found) =>
          copied === null ? (
            <SeriesWork
              choices={found}
              first={typedAtFirst(found.branches.length === 1 ? found.branches[0]?.branchNo : undefined)}
            />
          ) : (
            <Loaded query={session}>
              {(facts) => <SeriesWork choices={found} first={typedFrom(facts)} />}
            </Loaded>
          )
        }
      </Loaded>
    </AdminScreen>
  )
}
