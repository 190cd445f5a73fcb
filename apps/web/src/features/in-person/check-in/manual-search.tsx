import { Dialog, TextField, useConfirm } from '@hygiene/ui'
import { useEffect, useRef, useState } from 'react'
import { findPeople } from './judging/people-now.ts'
import type { Direction, CheckInPerson } from './kept/check-in-records.ts'
import styles from './people-list.module.css'
import { markText } from './people-list.tsx'

type ManualSearchProps = {
  isOpen: boolean
  onClose: () => void
  people: readonly CheckInPerson[]
  direction: Direction
  onMark: (person: CheckInPerson) => Promise<void>
}

export function ManualSearch({ isOpen, onClose, people, direction, onMark }: ManualSearchProps) {
  const [typed, setTyped] = useState('')
  const confirm = useConfirm()
  const word = direction === 'in' ? '입실' : '퇴실'

  async function choose(person: CheckInPerson) {
    const { userName, businessName, phoneEnd } = person
    const question = `${userName} 님을 ${word}로 기록하시겠습니까?\n${businessName} · ${phoneEnd}\n신분증의 이름을 확인해주세요.`
    if (!(await confirm(question, { title: `${word} 기록`, confirmLabel: `${word} 기록` }))) return
    setTyped('')
    onClose()
    await onMark(person)
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`이름 찾기 (${word})`}>
      <Search typed={typed} onType={setTyped} people={people} word={word} onChoose={choose} />
    </Dialog>
  )
}

type SearchProps = {
  typed: string
  onType: (typed: string) => void
  people: readonly CheckInPerson[]
  word: string
  onChoose: (person: CheckInPerson) => Promise<void>
}

function Search({ typed, onType, people, word, onChoose }: SearchProps) {
  const found = findPeople(people, typed)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={styles.search}>
      <TextField
        ref={field}
        label="이름 또는 휴대전화 끝 4자리"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
      />
      <p role="status">{typed.trim() === '' ? '' : `${found.length}명을 찾았습니다.`}</p>
      <ul className={styles.found}>
        {found.map((person) => (
          <li key={person.applicationNo}>
            <button type="button" onClick={() => void onChoose(person)}>
              <strong>
                {person.userName} <span>{person.phoneEnd}</span>
              </strong>
              <span>{person.businessName}</span>
              <span className={styles.marks}>{markText(person)}</span>
              <em>{word} 기록</em>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
