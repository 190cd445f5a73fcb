import { callForFile } from '@hygiene/client'
import { openInquiryFile } from '@hygiene/contracts/content/inquiry/staff/open-inquiry-file'
import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import { staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, showAlert } from '@hygiene/ui'
import { Paperclip } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CorrectAnswer } from './correct-answer.tsx'
import type { Inquiry } from './inquiry-text.ts'
import styles from './thread.module.css'
import { ThreadText } from './thread-text.tsx'

type Part = { key: string; at: string; shown: ReactNode }

export function InquiryThread({ inquiry }: { inquiry: Inquiry }) {
  const { inquiryNo, contents, files, writerName, writtenAt, reviews, notes, actions, mergedNos } = inquiry
  const writer = writerName ?? '익명'
  const parts: Part[] = [
    ...reviews.map((review) => ({
      key: `r${review.reviewNo}`,
      at: review.writtenAt,
      shown: <Review inquiryNo={inquiryNo} review={review} writer={writer} mayCorrect={inquiry.mayAnswer} />,
    })),
    ...notes.map((note) => ({
      key: `n${note.noteNo}`,
      at: note.writtenAt,
      shown: (
        <Post tone="note" by={note.employeeName} said="내부 메모 · 회원에게 보이지 않음" at={note.writtenAt}>
          <p>{note.noteText}</p>
        </Post>
      ),
    })),
    ...actions.map((action) => ({
      key: `a${action.actionNo}`,
      at: action.at,
      shown: <Action action={action} />,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <div className={styles.thread}>
      <Post tone="member" by={writer} said="회원" at={writtenAt}>
        <ThreadText blocks={contents} />
        {files.map((file) => (
          <InquiryFile key={file.fileNo} inquiryNo={inquiryNo} file={file} />
        ))}
      </Post>
      {parts.map(({ key, shown }) => (
        <div key={key}>{shown}</div>
      ))}
      {mergedNos.map((no) => (
        <p key={no} className={styles.action}>
          문의 {no}을 여기에 합쳤습니다.
        </p>
      ))}
    </div>
  )
}

type PostProps = {
  tone: 'member' | 'staff' | 'note'
  by: string
  said: string
  at: string
  children: ReactNode
}

function Post({ tone, by, said, at, children }: PostProps) {
  return (
    <article className={styles.post} data-tone={tone}>
      <p className={styles.by}>
        <strong>{by}</strong> {said} · {formatSeoulDateTime(new Date(at)).slice(5)}
      </p>
      {children}
    </article>
  )
}

type ReviewProps = {
  inquiryNo: number
  review: Inquiry['reviews'][number]
  writer: string
  mayCorrect: boolean
}

function Review({ inquiryNo, review, writer, mayCorrect }: ReviewProps) {
  const { employeeName, isQuestion, contents, files, writtenAt, version, earlier } = review
  const [isCorrecting, setCorrecting] = useState(false)
  if (employeeName === null) {
    return (
      <Post tone="member" by={writer} said="추가 문의" at={writtenAt}>
        <ThreadText blocks={contents} />
      </Post>
    )
  }
  const said = `${isQuestion ? '회원에게 추가 질문' : '답변'}${version > 1 ? ` · 버전 ${version}` : ''}`
  return (
    <Post tone="staff" by={employeeName} said={said} at={writtenAt}>
      {isCorrecting ? (
        <CorrectAnswer review={review} onClose={() => setCorrecting(false)} />
      ) : (
        <>
          <ThreadText blocks={contents} />
          {files.map((file) => (
            <InquiryFile key={file.fileNo} inquiryNo={inquiryNo} file={file} />
          ))}
          {earlier.length > 0 && (
            <details>
              <summary>수정 전 답변 {earlier.length}</summary>
              {earlier.map((one) => (
                <div key={one.version}>
                  <p className={styles.by}>
                    버전 {one.version} · {one.employeeName} 수정 ·{' '}
                    {formatSeoulDateTime(new Date(one.replacedAt)).slice(5)}
                  </p>
                  <ThreadText blocks={one.contents} />
                </div>
              ))}
            </details>
          )}
          {mayCorrect && (
            <Button tone="quiet" size="small" onClick={() => setCorrecting(true)}>
              답변 수정
            </Button>
          )}
        </>
      )}
    </Post>
  )
}

function Action({ action }: { action: Inquiry['actions'][number] }) {
  const to = action.toBranchName ?? (action.toRole ? staffRoleLabel[action.toRole] : '')
  const text: Record<typeof action.kind, string> = {
    assigned: `${action.toName ?? ''} 님이 맡음`,
    released: '담당을 비움',
    passed: `${to}에 넘김: ${action.text}`,
    merged: `문의 ${action.otherNo ?? ''}번과 합침`,
    unmerged: '합친 것을 되돌림',
    closed: '마침',
  }
  return (
    <p className={styles.action}>
      {text[action.kind]} · {action.employeeName} · {formatSeoulDateTime(new Date(action.at)).slice(5)}
    </p>
  )
}

type InquiryFileProps = { inquiryNo: number; file: Inquiry['files'][number] }

/** Downloads a file of the member or of an answer. The access is logged. */
function InquiryFile({ inquiryNo, file }: InquiryFileProps) {
  const { fileNo, name, sizeBytes, isChecked } = file
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const address = URL.createObjectURL(await callForFile(openInquiryFile, { inquiryNo, fileNo }))
      Object.assign(document.createElement('a'), { href: address, download: name }).click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    } catch (error) {
      await showAlert(error instanceof Error ? error.message : '', { title: '파일을 열지 못했습니다' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button tone="secondary" size="small" busy={isBusy} unavailable={!isChecked} onClick={() => void save()}>
      <Paperclip aria-hidden />
      {name} · {isChecked ? sizeOnScreen(sizeBytes) : '검사 중'}
    </Button>
  )
}
