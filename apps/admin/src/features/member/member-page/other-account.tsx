import { useSend } from '@hygiene/client'
import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { type FormEvent, useId, useState } from 'react'
import type { MemberRecord } from './member-query.ts'
import styles from './member.module.css'

type OtherAccountProps = {
  record: MemberRecord
  /** Why the account that was chosen last cannot be merged. */
  refusal: string | undefined
  onChoose: (memberNo: number) => void
  onClose: () => void
}

const NONE = '다른 계정을 찾지 못했습니다. 이름에 전화 끝 4자리를 붙여 다시 찾아주세요.'

/** Finds the other account of a person by name, phone or number, masked; it is compared once it is chosen. */
export function OtherAccount({ record, refusal, onChoose, onClose }: OtherAccountProps) {
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
