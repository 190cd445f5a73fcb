import { useSend } from '@hygiene/client'
import { listContents } from '@hygiene/contracts/content/post/staff/list-contents'
import { publishContent } from '@hygiene/contracts/content/post/staff/publish-content'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { withdrawContent } from '@hygiene/contracts/content/post/staff/withdraw-content'
import { firstDayInForce } from '@hygiene/domain/content/post/text-notice'
import { mayWithdrawContent } from '@hygiene/domain/content/post/content-kinds'
import { MOST_CHOSEN_POST_NO } from '@hygiene/domain/content/post/site-links'
import { seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { Button, DateField, showToast, TextField, useConfirm } from '@hygiene/ui'
import { useState } from 'react'
import { instantTyped, typedInstant } from '../../../shared/ask-form/instant-typed.ts'
import { originText } from '../../../shared/record/origin-text.ts'
import styles from './contents.module.css'
import type { ContentRecord } from './use-writing.ts'

type PublishPanelProps = { record: ContentRecord; isDirty: boolean; isWritable: boolean }

const DAY_MS = 24 * 3_600_000

/**
 * Shows popups, banners and related sites by whole days and posts to the minute. Branches and legal texts take effect at once or
 * on their own day.
 */
export function PublishPanel({ record, isDirty, isWritable }: PublishPanelProps) {
  const { contentNo, kind, version, publishedVersion, state } = record
  const isByDay = kind === 'popup' || kind === 'banner' || kind === 'site'
  const isTimed = isByDay || kind === 'post'
  const isNumbered = kind === 'post' && record.recordNo === null
  const [from, setFrom] = useState(() => fieldOf(record.shownFrom, isByDay, false))
  const [until, setUntil] = useState(() => fieldOf(record.shownUntil, isByDay, true))
  const [postNo, setPostNo] = useState('')
  const [opened] = useState(() => new Date())
  const confirm = useConfirm()
  const refresh = [readContent, listContents]
  const publish = useSend(publishContent, {
    refresh,
    onDone: () => showToast(isAhead(from, isByDay) ? '예약했습니다.' : '올렸습니다.'),
    refusedTitle: '올리지 못했습니다',
  })
  const withdraw = useSend(withdrawContent, {
    refresh,
    onDone: () => showToast('게시를 중지했습니다.'),
    refusedTitle: '중지하지 못했습니다',
  })
  const key = { contentNo, basedOn: version }
  const time = { shownFrom: instantOf(from, isByDay, false), shownUntil: instantOf(until, isByDay, true) }
  const chosenNo = isNumbered && postNo !== '' ? { postNo: Number(postNo) } : {}
  const isOut = publishedVersion !== null
  const firstDay = (isDisadvantageous: boolean) =>
    firstDayInForce({ isDisadvantageous, hasMembers: record.hasMembers }, opened)

  async function take() {
    const asked = confirm('방문자에게 보이지 않게 됩니다. 버전은 남아 있어 다시 올릴 수 있습니다.', {
      title: '게시 중지',
      confirmLabel: '게시 중지',
      isDanger: true,
    })
    if (await asked) withdraw.mutate(key)
  }

  return (
    <section aria-labelledby="publishing">
      <h2 id="publishing">게시</h2>
      {isTimed && (
        <>
          <DateField
            label="게시 일시"
            hint="비우면 바로 올립니다."
            type={isByDay ? 'date' : 'datetime-local'}
            disabled={!isWritable}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <DateField
            label={isByDay ? '마지막 날' : '게시 종료 일시'}
            hint="비우면 내리지 않습니다."
            type={isByDay ? 'date' : 'datetime-local'}
            disabled={!isWritable}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </>
      )}
      {isNumbered && (
        <TextField
          label="글 번호"
          optional
          hint={`예전 글의 주소를 살릴 때만 ${MOST_CHOSEN_POST_NO.toLocaleString('ko-KR')} 이하의 빈 번호를 적어주세요.`}
          inputMode="numeric"
          maxLength={4}
          disabled={!isWritable}
          value={postNo}
          onChange={({ target }) => setPostNo(target.value.replaceAll(/\D/g, ''))}
        />
      )}
      {kind === 'post' && record.recordNo !== null && (
        <p className={styles.hint}>글 번호 {record.recordNo}</p>
      )}
      {kind === 'text' && (
        <p className={styles.hint}>
          {record.hasMembers
            ? `오늘 알리면 시행일은 ${firstDay(false)}부터, 불리한 변경은 ${firstDay(true)}부터 정할 수 있습니다.`
            : `가입한 회원이 아직 없어 시행일을 오늘(${firstDay(false)})부터 정할 수 있습니다.`}
        </p>
      )}
      {isWritable && (
        <div className={styles.actions}>
          <Button
            tone={isDirty ? 'secondary' : 'primary'}
            size="small"
            busy={publish.isPending}
            aria-disabled={isDirty || undefined}
            onClick={() => !isDirty && publish.mutate({ ...key, ...time, ...chosenNo })}
          >
            {isAhead(from, isByDay)
              ? isOut
                ? '예약 수정'
                : '예약하기'
              : isOut
                ? '수정한 버전 게시'
                : '게시'}
          </Button>
          {isOut && mayWithdrawContent(kind) && state !== 'withdrawn' && (
            <Button tone="secondary" size="small" onClick={() => void take()}>
              게시 중지
            </Button>
          )}
        </div>
      )}
      {record.origin && <p className={styles.hint}>{originText(record.origin)}</p>}
      {isDirty && isWritable && <p className={styles.hint}>저장한 글만 올릴 수 있습니다.</p>}
    </section>
  )
}

function fieldOf(instant: string | null, isByDay: boolean, isEnd: boolean): string {
  if (instant === null) return ''
  if (!isByDay) return typedInstant(instant)
  return seoulDay(new Date(new Date(instant).getTime() - (isEnd ? 1 : 0)))
}

/** Converts the typed time to an instant. The end of a last day is the first instant of the next. */
function instantOf(typed: string, isByDay: boolean, isEnd: boolean): string | null {
  if (typed === '') return null
  if (!isByDay) return instantTyped(typed) ?? null
  return new Date(startOfSeoulDay(typed).getTime() + (isEnd ? DAY_MS : 0)).toISOString()
}

function isAhead(from: string, isByDay: boolean): boolean {
  const at = instantOf(from, isByDay, false)
  return at !== null && new Date(at).getTime() > Date.now()
}
