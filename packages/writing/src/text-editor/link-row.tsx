import { Button, TextField } from '@hygiene/ui'
import type { EditorState } from 'prosemirror-state'
import { type KeyboardEvent, useState } from 'react'
import { linkAt } from './text-actions.ts'
import styles from './text-editor.module.css'
import { typedLink } from './typed-link.ts'

type LinkRowProps = {
  state: EditorState
  onSet: (href: string, text: string) => void
  onRemove: () => void
}

/** Asks for a link's address. It is not a form, because it is placed inside one. */
export function LinkRow({ state, onSet, onRemove }: LinkRowProps) {
  const [present] = useState(() => linkAt(state))
  const [typed, setTyped] = useState(present)
  const [error, setError] = useState<string>()

  function set() {
    const href = typedLink(typed)
    if (href === null) setError('주소를 다시 확인해주세요. 예: www.foodsafety.go.kr')
    else onSet(href, typed.trim())
  }

  function setByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    set()
  }

  return (
    <div className={styles.link}>
      <TextField
        label="링크 주소"
        hint="홈페이지 주소나 전화번호를 적어주세요."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
        onKeyDown={setByEnter}
      />
      <Button size="small" onClick={set}>
        링크 넣기
      </Button>
      {present !== '' && (
        <Button size="small" tone="secondary" onClick={onRemove}>
          링크 빼기
        </Button>
      )}
    </div>
  )
}
