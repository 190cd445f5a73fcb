import { Card, DefinitionList, linkButton, NoticeBox, showAlert, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { enterWith } from '../../../app/login/sign-in.ts'
import { signInPath } from '../../../app/router/login-guard.ts'
import { useNewScreen } from '../../../app/router/use-new-screen.ts'
import { SignUpForm } from './sign-up-form.tsx'
import type { Joined } from './use-join.ts'

const FORMER = {
  linked: '이전 누리집의 신청 내역과 수료 기록을 옮겼습니다. 나의 학습실에서 볼 수 있습니다.',
  asked:
    '이전 누리집에 비슷한 기록이 있어 담당자가 확인하고 있습니다. 결과는 1:1 문의에 답변으로 알려드립니다.',
} as const

/** Collects terms, verification, id and password at /sign/up (docs/rules/login.md), then continues logged in. */
export function SignUp({ returnTo }: { returnTo: string }) {
  const [loggedInElsewhere, setLoggedInElsewhere] = useState<Joined | null>(null)

  async function goOn(joined: Joined) {
    if (joined.login === null) return setLoggedInElsewhere(joined)
    if (joined.formerRecords) await showAlert(FORMER[joined.formerRecords], { title: '이전 누리집 기록' })
    showToast(`가입을 마쳤습니다. ${joined.name} 님, 환영합니다.`)
    await enterWith(joined.login, returnTo)
  }

  if (loggedInElsewhere) return <JoinedScreen joined={loggedInElsewhere} returnTo={returnTo} />
  return <SignUpForm returnTo={returnTo} onJoined={(joined) => void goOn(joined)} />
}

type JoinedScreenProps = { joined: Joined; returnTo: string }

function JoinedScreen({ joined: { name, userId }, returnTo }: JoinedScreenProps) {
  useNewScreen()
  return (
    <Screen width="narrow" title="가입을 마쳤습니다">
      <Card>
        <NoticeBox tone="done" title={`${name} 님, 환영합니다.`} live>
          이제 로그인하고 교육을 신청하실 수 있습니다.
        </NoticeBox>
        <DefinitionList items={[{ term: '아이디', detail: userId }]} />
        <Link {...linkButton({ wide: true })} to={signInPath(returnTo)}>
          로그인하기
        </Link>
      </Card>
    </Screen>
  )
}
