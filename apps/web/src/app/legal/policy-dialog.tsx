import { read, useSend } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { agreeToPolicies } from '@hygiene/contracts/member/policy/agree-to-policies'
import { listPolicies } from '@hygiene/contracts/member/policy/list-policies'
import { policyName } from '@hygiene/domain/member/policy/policy-versions'
import { seoulSentenceOnScreen } from '@hygiene/domain/time/seoul-day'
import { Button, Dialog, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { askLogOut } from '../login/leaving.ts'
import { useHashModal } from '../router/use-hash-modal.ts'
import { LegalModal } from './legal-modal.tsx'
import styles from './policy-dialog.module.css'
import { changedSentence } from './policy-lines.ts'

type Due = EntityOf<typeof fetchUser>['policiesToAgree'][number]

/** Continues the login with the new texts or ends it. Closing the dialog in any other way asks about logging out. */
export function PolicyDialog({ due }: { due: readonly Due[] }) {
  const send = useSend(agreeToPolicies, {
    refresh: [fetchUser, listPolicies],
    refusedTitle: '동의를 저장하지 못했습니다',
    onDone: () => showToast('동의해주셔서 고맙습니다.'),
  })
  return (
    <Dialog
      isOpen
      kind="alert"
      title={changedSentence(due)}
      onClose={() => void askLogOut()}
      actions={
        <>
          <Button tone="secondary" onClick={() => void askLogOut()}>
            로그아웃
          </Button>
          <Button busy={send.isPending} onClick={() => send.mutate({ policies: [...due] })}>
            동의하고 계속하기
          </Button>
        </>
      }
    >
      <div className={styles.due}>
        <p>바뀐 내용에 동의하셔야 계속 이용하실 수 있습니다. 신청과 수강 기록은 그대로 있습니다.</p>
        {due.map((version) => (
          <DueText key={version.kind} version={version} />
        ))}
      </div>
    </Dialog>
  )
}

function DueText({ version: { kind, inForceOn } }: { version: Due }) {
  const modal = useHashModal(`due-${kind}`)
  const { data } = useQuery(read(listPolicies, {}))
  const summary = data?.list.find((one) => one.kind === kind && one.inForceOn === inForceOn)?.summary
  return (
    <section>
      <h3>{policyName[kind]}</h3>
      <p>{seoulSentenceOnScreen(inForceOn)}부터 시행합니다.</p>
      {summary && <p>{summary}</p>}
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
        {policyName[kind]} 전체 보기
      </Button>
      <LegalModal document={kind} label={policyName[kind]} modal={modal} />
    </section>
  )
}
