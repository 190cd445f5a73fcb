import { Card, linkButton } from '@hygiene/ui'
import { ChevronRight, Circle, CircleCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './guide-parts.module.css'

type WhatHappens = { name: string; text: string }

export function StepsCard({ steps, children }: { steps: readonly WhatHappens[]; children: ReactNode }) {
  return (
    <Card title="교육은 이렇게 진행됩니다">
      <NumberedSteps steps={steps} />
      {children}
    </Card>
  )
}

export function NumberedSteps({ steps }: { steps: readonly WhatHappens[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }, at) => (
        <li key={name}>
          <span className={styles.number} aria-hidden>
            {at + 1}
          </span>
          <span>
            <strong>{name}</strong>
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}

type TradeLinkProps = { name: string; to: string; children: ReactNode }

export function TradeLink({ name, to, children }: TradeLinkProps) {
  return (
    <Link className={styles.course} to={to}>
      <TradeText name={name}>{children}</TradeText>
      <span className={styles.state}>
        신청하기
        <ChevronRight aria-hidden />
      </span>
    </Link>
  )
}

export function ClosedTrade({ name, children }: Omit<TradeLinkProps, 'to'>) {
  return (
    <div className={styles.course} data-closed>
      <TradeText name={name}>{children}</TradeText>
      <span className={styles.state}>신청 기간 아님</span>
    </div>
  )
}

function TradeText({ name, children }: Omit<TradeLinkProps, 'to'>) {
  return (
    <span className={styles.text}>
      <strong>{name}</strong>
      {children}
    </span>
  )
}

type FurtherLink = { label: string; to: string; Icon: LucideIcon }

export function AppliedCard({ links }: { links: readonly FurtherLink[] }) {
  return (
    <Card title="이미 신청하셨습니까?">
      <div className={styles.links}>
        {links.map(({ label, to, Icon }) => (
          <Link key={label} {...linkButton({ tone: 'secondary' })} to={to}>
            <Icon aria-hidden />
            {label}
          </Link>
        ))}
      </div>
    </Card>
  )
}

const KINDS = [
  { to: '/edu/online', label: '영업 중입니다', text: '해마다 온라인 3시간' },
  { to: '/edu/offline', label: '새로 시작합니다', text: '교육장에서 6시간' },
] as const

/** Asks first which kind applies, so that a new operator does not end up in the form for existing ones. */
export function KindChoice({ here }: { here: (typeof KINDS)[number]['to'] }) {
  return (
    <nav aria-label="어느 쪽이십니까?" className={styles.kinds}>
      {KINDS.map(({ to, label, text }) => (
        <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
          {to === here ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
          <span>
            <strong>{label}</strong>
            {text}
          </span>
        </Link>
      ))}
    </nav>
  )
}

/** States the terms before payment (specification section 9). */
export function TermsCard({ terms }: { terms: readonly string[] }) {
  return (
    <Card title="취소와 환불">
      <DottedList items={terms} />
    </Card>
  )
}

export function DottedList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.terms}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
