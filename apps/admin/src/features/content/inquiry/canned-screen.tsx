import { Loaded, read, useSend } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import { endCannedAnswer } from '@hygiene/contracts/content/inquiry/staff/end-canned-answer'
import { listCannedAnswers } from '@hygiene/contracts/content/inquiry/staff/list-canned-answers'
import { saveCannedAnswer } from '@hygiene/contracts/content/inquiry/staff/save-canned-answer'
import { cannedForm } from '@hygiene/contracts/forms/canned-answer'
import { cannedFields } from '@hygiene/domain/content/inquiry/canned-answer'
import { Button, showToast, TextAreaField, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import type { Canned } from './canned-picker.tsx'
import styles from './set-up.module.css'

const FIELD_TEXT = cannedFields.map((field) => `{${field}}`).join(' ')

export function CannedScreen() {
  const canned = useQuery({ ...read(listCannedAnswers, {}), staleTime: 0 })
  const [open, setOpen] = useState<Canned | 'new' | null>(null)
  const end = useSend(endCannedAnswer, {
    refresh: [listCannedAnswers],
    refusedTitle: '중지하지 못했습니다',
    onDone: () => showToast('답변을 사용 중지했습니다.'),
  })
  return (
    <AdminScreen
      title="자주 쓰는 답변"
      path={
        <Link to="/inquiries" className={styles.path}>
          1:1 문의
        </Link>
      }
      actions={
        <Button size="small" onClick={() => setOpen('new')}>
          새 답변 작성
        </Button>
      }
    >
      {open === 'new' && <CannedForm key="new" onClose={() => setOpen(null)} />}
      <Loaded query={canned}>
        {({ list }) =>
          list.length === 0 ? (
            <p>아직 없습니다.</p>
          ) : (
            <ul className={styles.list}>
              {list.map((one) => (
                <li key={one.cannedNo}>
                  {open !== null && open !== 'new' && open.cannedNo === one.cannedNo ? (
                    <CannedForm canned={open} onClose={() => setOpen(null)} />
                  ) : (
                    <>
                      <h2>{one.cannedTitle}</h2>
                      <p className={styles.text}>{one.cannedText}</p>
                      <p className={styles.actions}>
                        <Button tone="secondary" size="small" onClick={() => setOpen(one)}>
                          수정
                        </Button>{' '}
                        <Button
                          tone="quiet"
                          size="small"
                          onClick={() => end.mutate({ cannedNo: one.cannedNo, version: one.version })}
                        >
                          사용 중지
                        </Button>
                      </p>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </AdminScreen>
  )
}

function CannedForm({ canned, onClose }: { canned?: Canned; onClose: () => void }) {
  const form = useForm(saveCannedAnswer, {
    rules: cannedForm,
    start: { cannedTitle: canned?.cannedTitle ?? '', cannedText: canned?.cannedText ?? '' },
    input: (typed) => ({
      ...typed,
      ...(canned && { cannedNo: canned.cannedNo, version: canned.version }),
    }),
    refresh: [listCannedAnswers],
    refusedTitle: '저장하지 못했습니다',
    onDone: () => {
      showToast('답을 저장했습니다.')
      onClose()
    },
  })
  return (
    <AskForm form={form}>
      <TextField label="제목" maxLength={60} autoComplete="off" {...form.field('cannedTitle')} />
      <TextAreaField
        label="내용"
        hint={`회원 기록에서 채우는 칸: ${FIELD_TEXT}`}
        rows={6}
        maxLength={2000}
        {...form.field('cannedText')}
      />
      <p className={styles.actions}>
        <Button type="submit" busy={form.isBusy}>
          저장하기
        </Button>{' '}
        <Button tone="secondary" onClick={onClose}>
          취소
        </Button>
      </p>
    </AskForm>
  )
}
