import { read } from '@hygiene/client'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { IndustryType, industryTypeLabel, SalesType } from '@hygiene/domain/text'
import { Badge } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, MapPin, Monitor } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { applyPath } from '../../../app/layout/menu.ts'
import { useLogin } from '../../../app/login/current-login.ts'
import styles from './choice-cards.module.css'

const CHOICES = [
  {
    salesType: SalesType.existing,
    name: '기존 영업자',
    badge: '온라인 · 3시간',
    short: '온라인 3시간',
    text: '영업 중인 분이 해마다 받는 교육입니다.',
    apply: 'online',
    Icon: Monitor,
    tone: 'inverse',
    more: [
      { label: '신청 내역', to: '/edu/online/list' },
      { label: '영수증 출력', to: '/edu/payment/list' },
    ],
  },
  {
    salesType: SalesType.new,
    name: '신규 영업자',
    badge: '집합교육 · 6시간',
    short: '집합교육 6시간',
    text: '창업·업종 추가·지위 승계 때 받는 교육입니다.',
    apply: 'offline',
    Icon: MapPin,
    tone: 'accent',
    more: [
      { label: '일정 변경', to: '/edu/offline/list?tabType=change' },
      { label: '수강증 출력', to: '/edu/offline/done' },
    ],
  },
] as const

type Choice = (typeof CHOICES)[number]
type HeadingLevel = 2 | 3

export function ChoiceCards({ level }: { level: HeadingLevel }) {
  const { accessToken } = useLogin()
  const { data: recent } = useQuery({
    ...read(fetchRecentEducation, {}),
    enabled: accessToken !== null,
  })
  const [picked, setPicked] = useState<SalesType | null>(null)
  const shown = picked ?? (recent?.salesType === SalesType.new ? SalesType.new : SalesType.existing)

  return (
    <>
      <fieldset className={styles.tabs}>
        <legend className={styles.legend}>영업자 구분</legend>
        {CHOICES.map(({ salesType, name, short, Icon }) => (
          <button
            key={salesType}
            type="button"
            aria-pressed={shown === salesType}
            data-sales={salesType}
            onClick={() => setPicked(salesType)}
          >
            <Icon aria-hidden />
            <span>
              <strong>{name}</strong>
              {short}
            </span>
          </button>
        ))}
      </fieldset>
      <div className={styles.cards}>
        {CHOICES.map((choice) => (
          <ChoiceCard
            key={choice.salesType}
            choice={choice}
            isShown={choice.salesType === shown}
            level={level}
          />
        ))}
      </div>
    </>
  )
}

type ChoiceCardProps = { choice: Choice; isShown: boolean; level: HeadingLevel }

function ChoiceCard({ choice, isShown, level }: ChoiceCardProps) {
  const Heading = `h${level}` as const
  const { salesType, name, badge, text, apply, Icon, tone, more } = choice
  return (
    <section
      className={styles.card}
      data-sales={salesType}
      data-shown={isShown || undefined}
      aria-labelledby={`choice-${apply}`}
    >
      <div className={styles.head}>
        <div>
          <Badge tone={tone}>{badge}</Badge>
          <Heading id={`choice-${apply}`}>{name}</Heading>
        </div>
        <span className={styles.icon}>
          <Icon aria-hidden />
        </span>
      </div>
      <p className={styles.text}>{text}</p>
      <ul className={styles.rows}>
        {Object.values(IndustryType).map((industryType) => (
          <li key={industryType}>
            <Link to={applyPath(apply, industryType)}>
              {industryTypeLabel[industryType]}
              <ChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {more.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </p>
    </section>
  )
}
