import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { Button, Card, linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'

/** Said before the form is written: one account a person (specification section 5, terms). */
export function AlreadyMember({ onAgain }: { onAgain: () => void }) {
  return (
    <Card title="이미 가입하셨습니다">
      <NoticeBox title={REFUSALS.ALREADY_MEMBER.message} live />
      <Link {...linkButton({ wide: true })} to="/user/find/id">
        아이디 찾기
      </Link>
      <Link {...linkButton({ wide: true, tone: 'secondary' })} to="/sign/in">
        로그인하기
      </Link>
      <Button wide tone="quiet" onClick={onAgain}>
        다른 분으로 본인확인하기
      </Button>
    </Card>
  )
}
