import { showToast } from '@hygiene/ui'
import { useState } from 'react'
import { enterWith } from '../../app/login/sign-in.ts'
import { JoinedScreen } from './joined-screen.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { Joined } from './use-join.ts'

/** /sign/up: terms, verification, id and password (docs/rules/login.md); then on, logged in. */
export function SignUp({ returnTo }: { returnTo: string }) {
  const [loggedInElsewhere, setLoggedInElsewhere] = useState<Joined | null>(null)

  async function goOn(joined: Joined) {
    if (joined.login === null) return setLoggedInElsewhere(joined)
    showToast(`가입을 마쳤습니다. ${joined.name} 님, 환영합니다.`)
    await enterWith(joined.login, returnTo)
  }

  if (loggedInElsewhere) return <JoinedScreen joined={loggedInElsewhere} returnTo={returnTo} />
  return <SignUpForm returnTo={returnTo} onJoined={(joined) => void goOn(joined)} />
}
