import { keptAfterWithdrawal } from '@hygiene/domain/member/account/withdrawal'
import { Button, Card, DefinitionList, Dialog, NoticeBox, PasswordField } from '@hygiene/ui'
import { useState } from 'react'
import form from '../../../shared/forms/form.module.css'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import { useWithdraw } from './use-withdraw.ts'

/** States which records are kept, and why, before it asks for confirmation. */
export function Withdrawal({ name }: { name: string }) {
  const modal = useHashModal('withdrawal')
  return (
    <Card title="회원 탈퇴" lead="탈퇴하시면 아이디와 연락처가 지워지고 되돌릴 수 없습니다.">
      <div>
        <Button tone="secondary" aria-haspopup="dialog" onClick={modal.open}>
          회원 탈퇴하기
        </Button>
      </div>
      <Dialog isOpen={modal.isOpen} onClose={modal.close} title="회원 탈퇴" size="wide">
        <WithdrawalSheet name={name} />
      </Dialog>
    </Card>
  )
}

function WithdrawalSheet({ name }: { name: string }) {
  const [userPw, setUserPw] = useState('')
  const { isBusy, wrong, settle, withdraw } = useWithdraw()
  return (
    <form
      method="post"
      noValidate
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) withdraw(userPw)
      }}
    >
      <p>
        {name} 님의 아이디, 비밀번호, 연락처와 동의 내역은 바로 지워집니다. 다음 기록은 법령에 따라 남습니다.
      </p>
      <DefinitionList
        arrange="stack"
        items={keptAfterWithdrawal.map(({ what, why }) => ({ term: what, detail: why }))}
      />
      <NoticeBox tone="warn" title="수료증은 탈퇴하기 전에 출력해주세요.">
        탈퇴하신 뒤에는 누리집에서 출력할 수 없습니다. 다시 가입하실 때에는 새로 본인확인을 하셔야 합니다.
      </NoticeBox>
      <PasswordField
        label="비밀번호"
        hint="본인이 맞는지 확인합니다."
        name="withdrawalPw"
        value={userPw}
        error={wrong}
        onChange={({ target }) => {
          setUserPw(target.value)
          settle()
        }}
      />
      <div className={form.buttons}>
        <Button type="submit" tone="danger" busy={isBusy}>
          탈퇴하기
        </Button>
      </div>
    </form>
  )
}
