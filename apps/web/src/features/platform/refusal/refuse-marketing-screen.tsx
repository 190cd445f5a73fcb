import { useSend } from '@hygiene/client'
import { refuseMarketing } from '@hygiene/contracts/member/account/refuse-marketing'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { Button, EmptyState, linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { useHashSecret } from '../../../app/router/use-hash-secret.ts'

const TOKEN = /^#([\w-]{22})$/

/** Returns null if the hash is empty or belongs to a modal. */
function refusalTokenIn(hash: string): string | null {
  return TOKEN.exec(hash)?.[1] ?? null
}

/**
 * Refuses advertising by the link of a text message at /r, without a login. Opening the link changes nothing; only the button
 * refuses.
 */
export function RefuseMarketingScreen() {
  const token = useHashSecret('refusal', refusalTokenIn)
  return <Screen width="narrow">{token === null ? <NoLink /> : <Question token={token} />}</Screen>
}

function Question({ token }: { token: string }) {
  const refuse = useSend(refuseMarketing, { onRefused: () => undefined })
  if (refuse.isSuccess) {
    return (
      <EmptyState message="수신 거부를 처리했습니다. 이제 광고 문자를 보내지 않습니다. 처리한 결과를 문자로도 알려드립니다.">
        {toMain}
      </EmptyState>
    )
  }
  return (
    <>
      <p>이 번호로 광고 문자를 더 받지 않으시려면 아래 단추를 눌러주세요. 비용은 들지 않습니다.</p>
      <p>교육 신청과 수료에 꼭 필요한 안내 문자는 계속 보내드립니다.</p>
      {refuse.error && <NoticeBox tone="error" title={refuse.error.message} live />}
      <Button wide busy={refuse.isPending} onClick={() => refuse.mutate({ token })}>
        광고 문자 받지 않기
      </Button>
    </>
  )
}

const NoLink = () => <EmptyState message={REFUSALS.REFUSAL_LINK_WRONG.message}>{toMain}</EmptyState>

const toMain = (
  <Link {...linkButton({ tone: 'secondary' })} to="/main">
    처음 화면으로
  </Link>
)
