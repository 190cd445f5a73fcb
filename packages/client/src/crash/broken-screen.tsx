import { Button, LinkButton, Spinner } from '@hygiene/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './broken-screen.module.css'
import { useReloadOnce } from './use-reload-once.ts'

type BrokenScreenProps = {
  error: unknown
  home: string
  children: ReactNode
}

/** Replaces everything, including the layout, after an uncaught error. It depends on nothing that may be broken. */
export function BrokenScreen({ error, home, children }: BrokenScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isReloading = useReloadOnce(error)
  useEffect(() => heading.current?.focus(), [])

  if (isReloading) {
    return (
      <main className={styles.screen}>
        <Spinner label="화면을 새로 불러오는 중입니다." />
      </main>
    )
  }
  return (
    <main className={styles.screen}>
      <div className={styles.sheet}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          화면을 열지 못했습니다
        </h1>
        <p>예상하지 못한 문제가 생겼습니다. 다시 시도해주세요. {children}</p>
        <Button onClick={() => window.location.reload()}>다시 시도</Button>
        <LinkButton tone="secondary" href={home}>
          처음 화면으로
        </LinkButton>
      </div>
    </main>
  )
}
