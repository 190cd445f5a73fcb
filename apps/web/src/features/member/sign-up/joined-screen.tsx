import { Card, DefinitionList, linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { signInPath } from '../../../app/router/login-guard.ts'
import { useNewScreen } from '../../../app/router/use-new-screen.ts'
import type { Joined } from './use-join.ts'

type JoinedScreenProps = { joined: Joined; returnTo: string }

/** A repeated sign-up of a person who has logged in elsewhere since: the id, and the way to the login. */
export function JoinedScreen({ joined: { name, userId }, returnTo }: JoinedScreenProps) {
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
