import { read } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLogin } from '../login/current-login.ts'

const PolicyDialog = lazy(async () => ({ default: (await import('./policy-dialog.tsx')).PolicyDialog }))

/**
 * Asks a member for consent when a text that needs it came into force after the login began. Is placed beside the header, which
 * lectures and tests do not have.
 */
export function PolicyGate() {
  const isLoggedIn = useLogin().accessToken !== null
  const { data: user } = useQuery({ ...read(fetchUser, {}), enabled: isLoggedIn })
  const due = user?.policiesToAgree ?? []
  if (!isLoggedIn || due.length === 0) return null
  return (
    <Suspense>
      <PolicyDialog due={due} />
    </Suspense>
  )
}
