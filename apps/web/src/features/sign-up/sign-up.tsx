import { useState } from 'react'
import { JoinedScreen } from './joined-screen.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { Joined } from './use-join.ts'

/** /sign/up: terms, verification, id and password (docs/rules/login.md). */
export function SignUp() {
  const [joined, setJoined] = useState<Joined | null>(null)
  return joined === null ? <SignUpForm onJoined={setJoined} /> : <JoinedScreen joined={joined} />
}
