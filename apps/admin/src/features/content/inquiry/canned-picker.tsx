import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listCannedAnswers } from '@hygiene/contracts/content/inquiry/staff/list-canned-answers'
import { fieldsIn } from '@hygiene/domain/content/inquiry/canned-answer'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { openLayer, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import styles from './composer.module.css'

export type Canned = EntityOf<typeof listCannedAnswers>['list'][number]

type CannedPickerProps = { onPick: (canned: Canned) => void; onClose: () => void }

export function CannedPicker({ onPick, onClose }: CannedPickerProps) {
  const canned = useQuery(read(listCannedAnswers, {}))
  const { role } = useEmployee()
  useLayoutEffect(() => openLayer(onClose), [onClose])
  return (
    <div className={styles.picker} role="dialog" aria-label="자주 쓰는 답변">
      <Loaded query={canned}>
        {({ list }) => <Choices list={list} onPick={onPick} onClose={onClose} />}
      </Loaded>
      {staffMay(role, 'writeCannedAnswers') && <Link to="/inquiries/canned">자주 쓰는 답변 수정</Link>}
    </div>
  )
}

function Choices({ list, onPick, onClose }: CannedPickerProps & { list: readonly Canned[] }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), [])
  const wanted = text.trim()
  const found = list.filter((one) => `${one.cannedTitle} ${one.cannedText}`.includes(wanted))
  const chosen = found[Math.min(at, found.length - 1)]

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) setAt((was) => (was + step + found.length) % found.length)
    else if (event.key === 'Enter' && chosen) onPick(chosen)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={box}>
      <TextField
        label="자주 쓰는 답변 검색"
        hideLabel
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.cannedNo}` : undefined}
        autoComplete="off"
        placeholder="제목이나 내용"
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label="검색된 답변">
        {found.map((one) => (
          <div
            key={one.cannedNo}
            id={`${id}-${one.cannedNo}`}
            role="option"
            tabIndex={-1}
            aria-selected={one === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(one)}
            onKeyDown={press}
          >
            <strong>{one.cannedTitle}</strong>
            <small>{fieldsIn(one.cannedText).join(' · ')}</small>
          </div>
        ))}
      </div>
      {found.length === 0 && <p>조건에 맞는 답이 없습니다.</p>}
    </div>
  )
}
