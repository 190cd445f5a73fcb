import { useSend } from '@hygiene/client'
import { makeLinkToken } from '@hygiene/contracts/member/login/staff/make-link-token'
import { DefinitionList, Dialog, LinkButton, NoticeBox } from '@hygiene/ui'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { ReasonForm } from '../ask-form/reason-form.tsx'
import styles from './member-actions.module.css'
import type { MemberNamed } from './member-named.ts'

/**
 * Limits the link to slightly less than the sixty seconds that the server allows (decisions, linked login), to leave time for the
 * request.
 */
const LIFE_SECONDS = 58

/** Returns the seconds for which a link can still be opened, counted from its arrival. */
function useLinkLife(authorization: string | undefined): number {
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (authorization === undefined) return undefined
    const endsAt = Date.now() + LIFE_SECONDS * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [authorization])

  return left
}

type LinkedLoginDialogProps = { member: MemberNamed; onClose: () => void }

/**
 * Asks for the reason, then shows the link. The employee presses it, so no browser blocks the new window, and `noopener` isolates
 * it from this one.
 */
export function LinkedLoginDialog({ member, onClose }: LinkedLoginDialogProps) {
  const { employeeNo } = useEmployee()
  const make = useSend(makeLinkToken, { refusedTitle: '연계 로그인을 만들지 못했습니다' })
  const secondsLeft = useLinkLife(make.data?.authorization)
  const isOpenable = make.data !== undefined && secondsLeft > 0

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="연계 로그인"
      actions={
        isOpenable && (
          <LinkButton
            wide
            href={linkAddress(make.data.authorization)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => setTimeout(onClose)}
          >
            회원 화면 열기 (새 창)
            <ExternalLink aria-hidden />
          </LinkButton>
        )
      }
    >
      <DefinitionList items={[{ term: '회원', detail: `${member.name} (${member.userId})` }]} />
      <div className={styles.notices}>
        <NoticeBox tone="warn" title="회원의 계정을 회원과 똑같이 보게 됩니다.">
          <p>신청, 결제, 수정은 직원 이름과 사유와 함께 처리 기록에 남습니다.</p>
          <p>강의 수강, 설문, 본인확인, 평가는 회원 본인만 할 수 있습니다.</p>
        </NoticeBox>
        {isOpenable && <NoticeBox title={`${secondsLeft}초 안에 열어주세요. 한 번만 열 수 있습니다.`} />}
        {make.data && !isOpenable && (
          <NoticeBox tone="warn" title="시간이 지났습니다. 주소를 다시 만들어주세요." live />
        )}
      </div>
      {!isOpenable && (
        <ReasonForm
          label="연계 로그인 사유"
          hint="예: 결제 오류 전화 문의"
          isBusy={make.isPending}
          onAsk={(reason) => make.mutate({ employeeNo, memberNo: member.memberNo, reason })}
        >
          {make.data ? '주소 다시 만들기' : '연계 로그인 하기'}
        </ReasonForm>
      )}
    </Dialog>
  )
}

/** Puts the token into the address, from which the web's start page removes it at once. */
function linkAddress(authorization: string): string {
  return `/?${new URLSearchParams({ authorization }).toString()}`
}
