import { Loaded, read, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { chooseSiteLink } from '@hygiene/contracts/content/post/staff/choose-site-link'
import { readSiteLinks } from '@hygiene/contracts/content/post/staff/read-site-links'
import { linkPlaceLabel } from '@hygiene/domain/content/post/site-links'
import { Button, type Column, Dialog, showToast, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { instantText } from './content-columns.tsx'
import styles from './contents.module.css'

type SiteLink = EntityOf<typeof readSiteLinks>['list'][number]

const COLUMNS: readonly Column<SiteLink>[] = [
  { header: '바로가기', isHeading: true, cell: ({ place }) => linkPlaceLabel[place] },
  {
    header: '연결된 공지사항',
    cell: ({ noticeNo, title }) => (noticeNo === null ? '없음' : `${noticeNo} ${title || '(없는 글)'}`),
  },
  {
    header: '상태',
    cell: ({ isShown }) => (
      <StateMark kind={isShown ? 'done' : 'view'}>{isShown ? '보임' : '숨김'}</StateMark>
    ),
  },
  {
    header: '변경',
    cell: ({ changedAt, changedByName }) => `${instantText(changedAt)} ${changedByName || '설치'}`,
  },
]

export function LinksScreen() {
  const query = useQuery({ ...read(readSiteLinks, {}), staleTime: 0 })
  const [link, setLink] = useState<SiteLink | null>(null)
  return (
    <AdminScreen
      title="바로가기 글"
      path={
        <Link className={styles.back} to="/posts?kind=post&part=2">
          게시글·알림
        </Link>
      }
    >
      <p>연결된 공지사항이 올라가 있지 않으면 홈 화면과 메뉴에서 바로가기를 숨깁니다.</p>
      <Loaded query={query}>
        {({ list, isWritable }) => (
          <RecordTable
            caption="홈 화면과 메뉴의 바로가기"
            columns={isWritable ? [...COLUMNS, workColumn(setLink)] : COLUMNS}
            rows={list}
            rowKey={({ place }) => place}
          />
        )}
      </Loaded>
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </AdminScreen>
  )
}

function workColumn(onWork: (link: SiteLink) => void): Column<SiteLink> {
  return {
    header: '업무',
    cell: (link) => (
      <Button
        tone="quiet"
        size="small"
        aria-label={`${linkPlaceLabel[link.place]} 수정`}
        onClick={() => onWork(link)}
      >
        수정
      </Button>
    ),
  }
}

function LinkDialog({
  link: { place, noticeNo, version },
  onClose,
}: {
  link: SiteLink
  onClose: () => void
}) {
  const [typed, setTyped] = useState(noticeNo === null ? '' : String(noticeNo))
  const send = useSend(chooseSiteLink, {
    refresh: [readSiteLinks],
    refusedTitle: '저장하지 못했습니다',
    onDone: () => {
      showToast('저장했습니다.')
      onClose()
    },
  })
  const chosen = typed === '' ? null : Number(typed)
  return (
    <Dialog
      isOpen
      title={`${linkPlaceLabel[place]} 바로가기`}
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            취소
          </Button>
          <Button
            busy={send.isPending}
            onClick={() => send.mutate({ place, noticeNo: chosen, basedOn: version })}
          >
            저장
          </Button>
        </>
      }
    >
      <TextField
        label="공지사항 번호"
        optional
        hint="공지사항 주소의 noticeNo 번호입니다. 비우면 바로가기를 숨깁니다."
        inputMode="numeric"
        maxLength={9}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
      />
    </Dialog>
  )
}
