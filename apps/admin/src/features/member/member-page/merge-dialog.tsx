import { call, Refused, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { forecastMerge } from '@hygiene/contracts/member/merge/staff/forecast-merge'
import { requestMerge } from '@hygiene/contracts/member/merge/staff/request-merge'
import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { Button, Dialog, RadioCards, showToast, TextField } from '@hygiene/ui'
import { type FormEvent, useId, useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { ChangeTable } from '../../../shared/change-dialog/change-table.tsx'
import styles from './member.module.css'
import type { MemberRecord } from './member-query.ts'

type OtherAccountProps = {
  record: MemberRecord
  refusal: string | undefined
  onChoose: (memberNo: number) => void
  onClose: () => void
}

const NONE = '다른 계정을 찾지 못했습니다. 이름에 전화 끝 4자리를 붙여 다시 찾아주세요.'

/** Finds the other account of a person by name, phone or number, masked. The accounts are compared after the choice. */
function OtherAccount({ record, refusal, onChoose, onClose }: OtherAccountProps) {
  const { memberNo, name, userId } = record.member
  const id = useId()
  const [text, setText] = useState('')
  const search = useSend(findRecords, { refusedTitle: '검색하지 못했습니다' })
  const others = search.data?.members.list.filter((found) => found.memberNo !== memberNo)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !search.isPending) search.mutate({ text: text.trim() })
  }
  return (
    <Dialog
      isOpen
      title="계정 합치기"
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" form={id} busy={search.isPending}>
            검색
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate className={styles.moves} onSubmit={submit}>
        <p>
          {name} · {userId}
        </p>
        <TextField
          label="합칠 계정"
          name="text"
          hint="같은 사람의 다른 계정을 이름, 전화 끝 4자리, 아이디, 회원번호로 검색합니다."
          maxLength={100}
          autoComplete="off"
          value={text}
          error={refusal ?? (others?.length === 0 ? NONE : undefined)}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      {others && others.length > 0 && (
        <ul className={styles.others} aria-label="검색된 계정">
          {others.map((found) => (
            <li key={found.memberNo}>
              <span>
                {found.name} · {found.phone} · {found.birth}
                <small>
                  회원 {found.memberNo} · {found.userId}
                </small>
              </span>
              <Button
                tone="secondary"
                size="small"
                aria-label={`나란히 보기 회원 ${found.memberNo}`}
                onClick={() => onChoose(found.memberNo)}
              >
                나란히 보기
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type Forecast = EntityOf<typeof forecastMerge>['shown']
type Stays = 'this' | 'other'
type MergeDialogProps = { record: MemberRecord; onDone: () => void; onClose: () => void }

export function MergeDialog({ record, onDone, onClose }: MergeDialogProps) {
  const { memberNo } = record.member
  const [other, setOther] = useState(0)
  const [stays, setStays] = useState<Stays>('this')
  const [shown, setShown] = useState<Forecast | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const pairFor = (kept: Stays, otherNo: number) =>
    kept === 'this' ? { stayNo: memberNo, closedNo: otherNo } : { stayNo: otherNo, closedNo: memberNo }
  const ask = useSend(requestMerge, {
    onRefused: (refused: Refused) => setRefusal(refused.message),
    onDone: () => {
      showToast('승인을 요청했습니다.')
      onDone()
    },
  })

  /** Shows another account only after the server has compared the two. */
  async function compare(kept: Stays, otherNo: number) {
    try {
      setShown((await call(forecastMerge, pairFor(kept, otherNo))).shown)
      setOther(otherNo)
      setStays(kept)
      setRefusal(undefined)
    } catch (failure) {
      setRefusal(failure instanceof Refused ? failure.message : '불러오지 못했습니다. 다시 눌러주세요.')
    }
  }

  if (shown === null)
    return (
      <OtherAccount
        record={record}
        refusal={refusal}
        onChoose={(chosen) => void compare('this', chosen)}
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
            { value: 'other', label: `회원 ${other}`, description: '검색된 계정' },
          ]}
          onChange={(kept) => void compare(kept, other)}
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
      onAsk={(asked) => ask.mutate({ ...pairFor(stays, other), ...asked })}
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
