import { call, Refused, useSend } from '@hygiene/client'
import { type EntityOf, forecastMerge, requestMerge } from '@hygiene/contracts'
import { APPROVAL_KINDS } from '@hygiene/domain'
import { Button, Dialog, RadioCards, showToast, TextField } from '@hygiene/ui'
import { type FormEvent, useId, useState } from 'react'
import { ChangeDialog } from '../../shared/change-dialog/change-dialog.tsx'
import { ChangeTable } from '../../shared/change-dialog/change-table.tsx'
import type { MemberRecord } from './member-query.ts'
import styles from './member.module.css'

type Forecast = EntityOf<typeof forecastMerge>['shown']
type Stays = 'this' | 'other'
type MergeDialogProps = { record: MemberRecord; onDone: () => void; onClose: () => void }

/** Two accounts of one person: the number of the other one, then both side by side with what moves. */
export function MergeDialog({ record, onDone, onClose }: MergeDialogProps) {
  const { memberNo, userId } = record.member
  const [typed, setTyped] = useState('')
  const [stays, setStays] = useState<Stays>('this')
  const [shown, setShown] = useState<Forecast | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const other = Number(typed)
  const pairFor = (kept: Stays) =>
    kept === 'this' ? { stayNo: memberNo, closedNo: other } : { stayNo: other, closedNo: memberNo }
  const ask = useSend(requestMerge, {
    onRefused: (refused: Refused) => setRefusal(refused.message),
    onDone: () => {
      showToast('승인을 요청했습니다.')
      onDone()
    },
  })

  /** Another account is shown only once the server has compared the two. */
  async function compare(kept: Stays) {
    if (!/^[1-9]\d{0,8}$/.test(typed)) return setRefusal('회원 번호를 숫자로 입력해주세요.')
    try {
      setShown((await call(forecastMerge, pairFor(kept))).shown)
      setStays(kept)
      setRefusal(undefined)
    } catch (failure) {
      setRefusal(failure instanceof Refused ? failure.message : '불러오지 못했습니다. 다시 눌러주세요.')
    }
  }

  if (shown === null)
    return (
      <OtherAccount
        about={`${record.member.name} · ${userId}`}
        typed={typed}
        refusal={refusal}
        onType={setTyped}
        onCompare={() => void compare('this')}
        onClose={onClose}
      />
    )
  return (
    <ChangeDialog
      title="계정 합치기"
      about={shown.title}
      choices={
        <RadioCards
          legend="남길 계정"
          name="stays"
          arrange="row"
          value={stays}
          options={[
            { value: 'this', label: `회원 ${memberNo}`, description: '지금 보는 계정' },
            { value: 'other', label: `회원 ${other}`, description: '입력한 계정' },
          ]}
          onChange={(kept) => void compare(kept)}
        />
      }
      rows={shown.rows}
      {...(shown.headings ? { headings: shown.headings } : {})}
      follows={shown.follows}
      reasons={APPROVAL_KINDS.mergeMembers.reasons}
      evidence="possible"
      verb="계정 합치기"
      approval="mergeMembers"
      isBusy={ask.isPending}
      refusal={refusal}
      onAsk={(asked) => ask.mutate({ ...pairFor(stays), ...asked })}
      onClose={onClose}
    >
      {shown.moves && shown.moves.length > 0 && (
        <section className={styles.moves}>
          <h3>옮겨지는 것</h3>
          <ChangeTable
            caption="옮겨지는 것"
            rows={shown.moves}
            headings={{ before: '남는 계정', after: '합친 뒤' }}
            isCounts
          />
        </section>
      )}
    </ChangeDialog>
  )
}

type OtherAccountProps = {
  about: string
  typed: string
  refusal: string | undefined
  onType: (typed: string) => void
  onCompare: () => void
  onClose: () => void
}

function OtherAccount({ about, typed, refusal, onType, onCompare, onClose }: OtherAccountProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCompare()
  }
  return (
    <Dialog
      isOpen
      title="계정 합치기"
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            그만두기
          </Button>
          <Button type="submit" form={id}>
            나란히 보기
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate className={styles.moves} onSubmit={submit}>
        <p>{about}</p>
        <TextField
          label="합칠 계정의 회원 번호"
          name="other"
          hint="같은 사람의 다른 계정입니다. 찾기(Ctrl+K)에서 번호를 볼 수 있습니다."
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          value={typed}
          error={refusal}
          onChange={({ target }) => onType(target.value)}
        />
      </form>
    </Dialog>
  )
}
