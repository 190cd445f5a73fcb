import { Spinner } from '@hygiene/ui'
import { useEffect, useRef } from 'react'
import { Screen } from '../app/layout/screen.tsx'
import { go } from '../app/router/go.ts'
import type { RouteMeta } from '../app/router/route-meta.ts'
import { spendAuthorization } from '../app/login/authorization.ts'
import { enterByLink } from '../app/login/linked-login.ts'

export const meta: RouteMeta = { title: '시작하는 중', footer: false, bottomBar: false }

/** Performs a linked login if the address contains one, then leads to the home screen (specification section 2). */
export default function Intro() {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void begin()
  }, [])
  return (
    <Screen width="narrow">
      <Spinner label="처음 화면을 여는 중입니다." />
    </Screen>
  )
}

async function begin() {
  const authorization = spendAuthorization()
  if (authorization !== null) await enterByLink(authorization)
  if (location.pathname === '/') await go('/main', { replace: true })
}
