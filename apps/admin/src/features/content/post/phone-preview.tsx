import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { boardTypeLabel } from '@hygiene/domain/text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { RichText } from '@hygiene/writing/rich-text'
import { type ReactNode, useState } from 'react'
import { PhoneFrame } from '../../../shared/phone-frame/phone-frame.tsx'
import styles from './contents.module.css'

const PHONE_WIDTH = 360
const COMPUTER_WIDTH = 1000

/** Previews the text with the public site's own component at the width of a phone. */
export function PhonePreview({ body }: { body: ContentBody }) {
  const [isPhone, setIsPhone] = useState(true)
  const choose = (phone: boolean, label: string) => (
    <button type="button" aria-pressed={isPhone === phone} onClick={() => setIsPhone(phone)}>
      {label}
    </button>
  )
  return (
    <section aria-label="미리 보기" className={styles.preview}>
      <div className={styles.row}>
        <div role="group" aria-label="미리 볼 화면" className={styles.switch}>
          {choose(true, '휴대전화')}
          {choose(false, '컴퓨터')}
        </div>
        <small>{isPhone ? PHONE_WIDTH : COMPUTER_WIDTH}px · 글자 보통</small>
      </div>
      <div className={styles.phone} data-wide={isPhone ? undefined : true}>
        <PhoneFrame width={isPhone ? PHONE_WIDTH : COMPUTER_WIDTH}>
          <Drawn body={body} />
        </PhoneFrame>
      </div>
    </section>
  )
}

/** Links of the preview lead nowhere: the style sheet disables pointer events on them. */
const renderLink = (to: string, text: ReactNode) => <a href={to}>{text}</a>

function Drawn({ body }: { body: ContentBody }) {
  const [today] = useState(() => seoulDay(new Date()))
  if (body.kind === 'post') {
    return (
      <main className={styles.drawn}>
        <p>{boardTypeLabel[body.boardType]}</p>
        <h1>{body.title || '제목'}</h1>
        <time>{today.replaceAll('-', '.')}</time>
        <RichText blocks={body.content} renderLink={renderLink} />
      </main>
    )
  }
  if (body.kind === 'text') {
    return (
      <main className={styles.drawn}>
        <h1>{body.title}</h1>
        {body.articles.map(({ title, paragraphs, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            {[...paragraphs, ...items].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
        <p>{body.effective}</p>
      </main>
    )
  }
  return (
    <main className={styles.drawn}>
      {body.kind === 'popup' && <p>{body.badge}</p>}
      <h1>{body.title || '제목'}</h1>
      {body.kind === 'site' ? (
        <p>{body.url}</p>
      ) : body.kind === 'branch' ? (
        <>
          <p>{body.phone}</p>
          <p>{body.address}</p>
          <p>{body.openHours}</p>
        </>
      ) : (
        <>
          {body.imagePath !== '' && (
            <img src={body.imagePath} alt={body.kind === 'popup' ? body.imageAlt : body.title} />
          )}
          {body.kind === 'popup' && (
            <>
              <p>{body.text}</p>
              <p>
                <a href={body.url}>{body.actionLabel}</a>
              </p>
            </>
          )}
        </>
      )}
    </main>
  )
}
