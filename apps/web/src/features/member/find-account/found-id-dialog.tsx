import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { Button, DefinitionList, Dialog, NoticeBox } from '@hygiene/ui'
import form from '../../../shared/forms/form.module.css'
import type { FoundId } from './use-found-id.ts'

/** Shows the id and links to the login or the password reset (specification section 2, find-id result). */
export function FoundIdDialog({ found: { id, modal } }: { found: FoundId }) {
  if (id === null) return null
  return (
    <Dialog
      isOpen={modal.isOpen}
      onClose={modal.close}
      title="아이디를 찾았습니다"
      actions={
        <>
          <Button tone="secondary" onClick={() => modal.leaveTo('/user/find/pw')}>
            비밀번호 찾기
          </Button>
          {id.isDormant ? (
            <Button onClick={() => modal.leaveTo('/user/change/inactive')}>휴면 해제하기</Button>
          ) : (
            <Button onClick={() => modal.leaveTo('/sign/in')}>로그인</Button>
          )}
        </>
      }
    >
      <div className={form.form}>
        <p className={form.strong}>{id.userId}</p>
        <DefinitionList
          items={[{ term: '가입하신 날', detail: formatSeoulLongDate(new Date(id.joinedAt)) }]}
        />
        {id.isDormant && (
          <NoticeBox tone="warn" title="오래 쓰지 않아 휴면 상태인 계정입니다.">
            본인확인으로 휴면을 해제한 뒤 로그인해주세요.
          </NoticeBox>
        )}
      </div>
    </Dialog>
  )
}
