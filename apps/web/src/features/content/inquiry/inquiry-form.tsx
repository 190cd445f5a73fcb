import { useForm } from '@hygiene/client/use-form'
import { listInquiries } from '@hygiene/contracts/content/inquiry/list-inquiries'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { writeInquiry } from '@hygiene/contracts/content/inquiry/write-inquiry'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { INQUIRY_TITLE_LETTERS, inquiryTextFault } from '@hygiene/domain/content/inquiry/inquiry-limits'
import { InquiryType } from '@hygiene/domain/text'
import { Button, Card, CheckboxField, ChoiceChips, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import form from '../../../shared/forms/form.module.css'
import type { Wrong } from '@hygiene/client/use-fields'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { FilePicker } from '../../../shared/files/picker/file-picker.tsx'
import { useFileUploads } from '../../../shared/files/picker/use-file-uploads.ts'
import { type InquiryKind, viewPath } from './inquiry-kinds.ts'
import { InquiryText } from './inquiry-text.tsx'
import { blocksIn } from './written-blocks.ts'

type Inquiry = EntityOf<typeof readInquiry>
type Draft = { title: string; contents: string; isPrivate: boolean; isAnonymous: boolean; requestNo: string }

const beginningOf = (inquiry: Inquiry | undefined): Draft => ({
  title: inquiry?.title ?? '',
  contents: JSON.stringify(inquiry?.contents ?? []),
  isPrivate: inquiry?.isPrivate ?? true,
  isAnonymous: inquiry?.isAnonymous ?? false,
  requestNo: crypto.randomUUID(),
})

function judge({ title, contents }: Draft): Wrong<Draft> {
  const fault = inquiryTextFault(blocksIn(contents))
  return {
    ...(title.trim() === '' && { title: '제목을 입력해주세요.' }),
    ...(fault !== null && { contents: fault }),
  }
}

type InquiryFormProps = { userId: string; kind: InquiryKind; inquiry?: Inquiry }

export function InquiryForm({ userId, kind, inquiry }: InquiryFormProps) {
  const navigate = useNavigate()
  const part = inquiry ? `${inquiry.inquiryNo}-${inquiry.version}` : 'new'
  const owner = { userId, form: `inquiry-${kind.inquiryType}-${part}` }
  const [beginning] = useState(() => beginningOf(inquiry))
  const kept = useDraft(owner, beginning)
  const uploads = useFileUploads(inquiry?.files)
  const written = useForm(writeInquiry, {
    start: beginning,
    kept,
    judge,
    confirm: () => Promise.resolve(!uploads.isSending),
    input: ({ contents, ...draft }) => ({
      inquiryBean: {
        ...draft,
        ...(inquiry && { inquiryNo: inquiry.inquiryNo, version: inquiry.version }),
        inquiryType: kind.inquiryType,
        contents: blocksIn(contents),
        fileNos: uploads.fileNos,
      },
    }),
    refresh: [listInquiries, readInquiry],
    refusedTitle: '보내지 못했습니다',
    onDone: ({ inquiryNo }) => {
      kept.clear()
      showToast(inquiry ? '글을 고쳤습니다.' : `${kind.word}를 보냈습니다.`)
      void navigate(viewPath(kind, inquiryNo), { replace: true })
    },
  })

  const { draft, change, field } = written
  const isBusy = written.isBusy || uploads.isSending

  return (
    <Card>
      <ScreenForm form={written}>
        {kind.inquiryType === InquiryType.inquiry && !inquiry && (
          <TopicChoice title={draft.title} onChoose={(title) => change({ title })} />
        )}
        <TextField label="제목" autoComplete="off" maxLength={INQUIRY_TITLE_LETTERS} {...field('title')} />
        <InquiryText
          label="내용"
          name="contents"
          error={written.wrong.contents}
          beginning={draft.contents}
          onChange={(contents) => change({ contents })}
        />
        <FilePicker uploads={uploads} label="사진·파일" choose="사진 붙이기" />
        <ChoiceChips
          legend="누가 볼 수 있습니까?"
          hint="비밀글은 나와 협회만 봅니다."
          arrange="switch"
          options={[
            { value: 'private', label: '비밀글' },
            { value: 'open', label: '모두' },
          ]}
          value={draft.isPrivate ? 'private' : 'open'}
          onChange={(value) => change({ isPrivate: value === 'private' })}
        />
        {!draft.isPrivate && <NameShown kind={kind} draft={draft} change={change} />}
        <div className={form.buttons}>
          <Button type="submit" busy={isBusy}>
            {inquiry ? '고친 글 보내기' : `${kind.word} 보내기`}
          </Button>
        </div>
      </ScreenForm>
    </Card>
  )
}

const TOPICS = ['교육 신청·수강', '결제·환불', '수료증'].map((topic) => ({
  value: `${topic} 문의`,
  label: topic,
}))

function TopicChoice({ title, onChoose }: { title: string; onChoose: (title: string) => void }) {
  return (
    <ChoiceChips
      legend="무엇을 물어보시겠습니까?"
      name="topic"
      options={TOPICS}
      value={TOPICS.find(({ value }) => value === title)?.value}
      onChange={onChoose}
    />
  )
}

type NameShownProps = { kind: InquiryKind; draft: Draft; change: (changed: Partial<Draft>) => void }

function NameShown({ kind, draft, change }: NameShownProps) {
  if (kind.inquiryType !== InquiryType.report) {
    return <p className={form.remark}>이름은 ‘김*자’처럼 일부만 보입니다. 전화번호나 주소는 적지 마세요.</p>
  }
  return (
    <CheckboxField
      label="이름을 숨깁니다"
      hint="다른 분께는 ‘비공개’로 보이고, 협회는 누가 썼는지 압니다."
      checked={draft.isAnonymous}
      onChange={({ target }) => change({ isAnonymous: target.checked })}
    />
  )
}
