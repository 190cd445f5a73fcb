import { Card, DefinitionList, linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { useNewScreen } from '../../../app/router/use-new-screen.ts'

export function PasswordReset({ userId }: { userId: string }) {
  useNewScreen()
  return (
    <Screen width="narrow" title="비밀번호를 바꿨습니다">
      <Card>
        <NoticeBox tone="done" title="새 비밀번호로 로그인해주세요." live>
          안전을 위하여 다른 곳에서 로그인되어 있던 접속을 모두 끊었습니다.
        </NoticeBox>
        <DefinitionList items={[{ term: '아이디', detail: userId }]} />
        <Link {...linkButton({ wide: true })} to="/sign/in">
          로그인하기
        </Link>
      </Card>
    </Screen>
  )
}
