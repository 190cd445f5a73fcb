import { deviceText } from '@hygiene/domain/member/login/device-text'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Badge, Button, Card, type Column, Table } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import form from '../../../shared/forms/form.module.css'
import { endText, noteText } from './login-text.ts'
import type { MyPageFacts } from './my-page-facts.ts'

type Login = MyPageFacts['logins'][number]
type Note = MyPageFacts['notes'][number]
type LoginHistoryProps = { logins: readonly Login[]; notes: readonly Note[] }

const SHOWN_AT_FIRST = 5

const COLUMNS: readonly Column<Login>[] = [
  {
    header: '로그인한 때',
    isHeading: true,
    cell: ({ loggedInAt }) => <time dateTime={loggedInAt}>{formatSeoulDateTime(new Date(loggedInAt))}</time>,
  },
  {
    header: '상태',
    cell: (login) => (login.isThis ? <Badge tone="brand">{endText(login)}</Badge> : endText(login)),
  },
  {
    header: '기기',
    cell: ({ userAgent, isLinked, isByPasskey }) => {
      if (isLinked) return '협회 직원이 연결한 접속'
      return isByPasskey ? `${deviceText(userAgent)} (패스키)` : deviceText(userAgent)
    },
  },
  { header: 'IP 주소', cell: ({ ipAddress }) => ipAddress },
]

const NOTE_COLUMNS: readonly Column<Note>[] = [
  {
    header: '일어난 때',
    isHeading: true,
    cell: ({ at }) => <time dateTime={at}>{formatSeoulDateTime(new Date(at))}</time>,
  },
  { header: '내용', cell: noteText },
]

/** Shows the last twenty logins, so that the member notices a strange one. */
export function LoginHistory({ logins, notes }: LoginHistoryProps) {
  const [isWhole, setIsWhole] = useState(false)
  const rows = isWhole ? logins : logins.slice(0, SHOWN_AT_FIRST)
  return (
    <Card title="로그인 기록" lead="최근 20번의 기록입니다.">
      <Table
        caption="로그인 기록"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ loggedInAt, ipAddress }) => `${loggedInAt} ${ipAddress}`}
      />
      {rows.length < logins.length && (
        <div>
          <Button tone="secondary" size="small" onClick={() => setIsWhole(true)}>
            더 보기 ({rows.length}/{logins.length})
          </Button>
        </div>
      )}
      {notes.length > 0 && (
        <Table
          caption="계정 기록"
          columns={NOTE_COLUMNS}
          rows={notes}
          rowKey={({ at, kind }) => `${at} ${kind}`}
        />
      )}
      <p className={form.remark}>
        모르는 접속이 있으면 <Link to="/user/page/pw">비밀번호를 변경</Link>해주세요. 다른 접속은 모두
        끊깁니다.
      </p>
    </Card>
  )
}
