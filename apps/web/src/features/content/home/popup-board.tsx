import { read } from '@hygiene/client'
import { listPopups } from '@hygiene/contracts/content/banner/list-popups'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Button, CheckboxField, PagerButtons } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useIsWide } from '../../../app/device/use-is-wide.ts'
import styles from './boards.module.css'
import { hideToday, isHiddenToday } from './hidden-today.ts'
import { useTurning } from './use-turning.ts'

/**
 * Requests all popups of today (specification section 9: limit -1). Type 1 is the board of this screen, which is our own
 * definition.
 */
const REQUEST = { page: 1, limit: -1, isToday: 1, popupType: 1 } as const

type Popup = EntityOf<typeof listPopups>['list'][number]

/** Shows the popups as a board on the page (알림판), which advances automatically until paused. */
export function PopupBoard({ isNear }: { isNear: boolean }) {
  const [isClosed, setIsClosed] = useState(isHiddenToday)
  const { data } = useQuery({ ...read(listPopups, REQUEST), enabled: isNear && !isClosed })
  if (isClosed) return null
  if (!data) return <div className={styles.popupRoom} />
  if (data.list.length === 0) return null
  return <Board popups={data.list} onClose={() => setIsClosed(true)} />
}

function Board({ popups, onClose }: { popups: readonly Popup[]; onClose: () => void }) {
  const { stage, page, go, isTurning, toggle } = useTurning(popups.length)
  const [hides, setHides] = useState(false)
  const popup = popups[page - 1]

  function close() {
    if (hides) hideToday()
    onClose()
  }

  return (
    <section ref={stage} aria-labelledby="popups-title">
      <div className={styles.head}>
        <h2 id="popups-title">알림판</h2>
        <PagerButtons
          label="알림"
          page={page}
          total={popups.length}
          onGo={go}
          turning={{ isOn: isTurning, onToggle: toggle }}
        />
      </div>
      {popup && <PopupCard popup={popup} />}
      <div className={styles.today}>
        <CheckboxField
          label="오늘 하루 보지 않기"
          checked={hides}
          onChange={(event) => setHides(event.target.checked)}
        />
        <Button tone="quiet" size="small" onClick={close}>
          닫기
        </Button>
      </div>
    </section>
  )
}

function PopupCard({ popup }: { popup: Popup }) {
  const { badge, title, text, actionLabel, imagePath, imageAlt } = popup
  const isWide = useIsWide()
  const url = isWide || popup.mobilePath === '' ? popup.url : popup.mobilePath
  return (
    <div className={styles.popup}>
      {badge && <span className={styles.popupBadge}>{badge}</span>}
      <h3>{title}</h3>
      <p>{text}</p>
      {url.startsWith('/') ? (
        <Link to={url}>{actionLabel}</Link>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {actionLabel} (새 창)
        </a>
      )}
      {imagePath === '' ? (
        <CalendarPicture />
      ) : (
        <img className={styles.picture} src={imagePath} alt={imageAlt} width={120} height={120} />
      )}
    </div>
  )
}

function CalendarPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 126 124" aria-hidden>
      <rect x="0" y="14" width="126" height="110" rx="14" fill="var(--surface)" />
      <path d="M0 28a14 14 0 0 1 14-14h98a14 14 0 0 1 14 14v20H0Z" fill="var(--accent-bright)" />
      <g fill="var(--surface-accent-soft)">
        <rect x="16" y="62" width="22" height="18" rx="5" />
        <rect x="52" y="62" width="22" height="18" rx="5" />
        <rect x="88" y="62" width="22" height="18" rx="5" />
        <rect x="16" y="90" width="22" height="18" rx="5" />
        <rect x="88" y="90" width="22" height="18" rx="5" />
      </g>
      <rect x="52" y="90" width="22" height="18" rx="5" fill="var(--primary)" />
      <g fill="var(--accent)">
        <rect x="24" y="0" width="8" height="28" rx="4" />
        <rect x="94" y="0" width="8" height="28" rx="4" />
      </g>
    </svg>
  )
}
