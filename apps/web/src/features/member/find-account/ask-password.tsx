import { useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { findPassword } from '@hygiene/contracts/member/account/find-password'
import type { IdentityChannel } from '@hygiene/domain/text'
import { Button, Card, CardAction, NoticeBox, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import form from '../../../shared/forms/form.module.css'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { focusField } from '@hygiene/client/focus-field'
import { PersonList } from '../../../shared/identity-proof/person-list.tsx'
import { ProofChoice } from '../../../shared/identity-proof/proof-choice.tsx'
import { type ProvedPerson, useIdentityProof } from '../../../shared/identity-proof/use-identity-proof.ts'

export type Reset = EntityOf<typeof findPassword> & { userId: string }

const OWNER = { userId: '', form: 'findPassword' }

/** Takes the id and the verification. A mistyped id can be corrected without a new verification. */
export function AskPassword({ onProved }: { onProved: (reset: Reset) => void }) {
  const { draft, change, clear } = useDraft(OWNER, { userId: '' })
  const [wrong, setWrong] = useState<string>()
  const userId = draft.userId.trim()

  const send = useSend(findPassword, {
    onDone: (entity) => {
      clear()
      identity.clear()
      onProved({ ...entity, userId })
    },
    onRefused: ({ refusal, message }) => {
      if (refusal === 'MEMBER_UNKNOWN') notify(message)
      else identity.clear(message)
    },
  })
  const identity = useIdentityProof('findPassword', ask)

  function notify(sentence: string) {
    setWrong(sentence)
    focusField('userId')
  }

  async function ask({ proof }: ProvedPerson) {
    if (userId === '') return notify('아이디를 입력해주세요.')
    // The mutation has already shown the refusal.
    return send.mutateAsync({ ...proof, userId }).then(
      () => undefined,
      () => undefined,
    )
  }

  const begin = (method: IdentityChannel) =>
    userId === '' ? notify('아이디를 입력해주세요.') : identity.begin(method)

  return (
    <Card title="아이디를 쓰고 본인확인을 해주세요">
      <TextField
        label="아이디"
        name="userId"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        value={draft.userId}
        error={wrong}
        onChange={({ target }) => {
          change({ userId: target.value })
          setWrong(undefined)
        }}
      />
      <p className={form.remark}>
        아이디를 잊으셨으면 <Link to="/user/find/id">아이디 찾기</Link>를 먼저 해주세요.
      </p>
      {identity.person === null ? (
        <ProofChoice
          identity={{ ...identity, isWorking: identity.isWorking || send.isPending, begin }}
          note="가입하신 본인만 비밀번호를 새로 정하실 수 있습니다."
        />
      ) : (
        <Again
          person={identity.person}
          isBusy={send.isPending}
          onAsk={ask}
          onClear={() => identity.clear()}
        />
      )}
    </Card>
  )
}

type AgainProps = {
  person: ProvedPerson
  isBusy: boolean
  onAsk: (person: ProvedPerson) => Promise<void>
  onClear: () => void
}

function Again({ person, isBusy, onAsk, onClear }: AgainProps) {
  return (
    <div className={form.form}>
      <NoticeBox tone="done" title="본인확인을 마쳤습니다." />
      <PersonList person={person} />
      <CardAction>
        <Button tone="secondary" onClick={onClear}>
          본인확인 다시 하기
        </Button>
        <Button busy={isBusy} onClick={() => void onAsk(person)}>
          다음: 새 비밀번호
        </Button>
      </CardAction>
    </div>
  )
}
