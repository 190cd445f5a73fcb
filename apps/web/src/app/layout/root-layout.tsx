import { useIsLoading } from '@hygiene/client'
import { LoadingBar, SkipLink, ToastRegion } from '@hygiene/ui'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { Arrival } from '../router/arrival.tsx'
import { PolicyGate } from '../legal/policy-gate.tsx'
import { useScrollMemory } from '../router/use-scroll-memory.ts'
import { useRouteMeta } from '../router/use-route-meta.ts'
import { LoginWatch } from '../login/login-watch.tsx'
import { beginVisit } from '../visitor/begin-visit.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HelpingBar } from './helping-bar.tsx'
import { LinkedLoginBar } from './linked-login-bar.tsx'
import styles from './root-layout.module.css'
import { UtilityBar } from './utility-bar.tsx'

export function RootLayout() {
  const { header = true, footer = true, bottomBar = true } = useRouteMeta()
  const isLoading = useIsLoading()
  useEffect(() => void beginVisit(), [])
  useScrollMemory()

  return (
    <>
      {header && <SkipLink to="content" />}
      <LoadingBar isActive={isLoading} />
      {header && (
        <header>
          <LinkedLoginBar />
          <HelpingBar />
          <UtilityBar />
          <Header />
        </header>
      )}
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {footer && <Footer />}
      {header && bottomBar && <BottomBar />}
      <ToastRegion />
      <LoginWatch />
      {header && <PolicyGate />}
      <Arrival />
    </>
  )
}
