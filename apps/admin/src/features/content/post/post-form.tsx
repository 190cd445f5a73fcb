import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { uploadContentFile } from '@hygiene/contracts/content/post/staff/upload-content-file'
import { BoardType, boardTypeLabel } from '@hygiene/domain/text'
import {
  contentBoards,
  examTypes,
  faqCategories,
  noticeTypes,
} from '@hygiene/domain/content/post/content-kinds'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { CheckboxField, DateField, SelectField, TextField } from '@hygiene/ui'
import { insertPicture } from '@hygiene/writing/picture'
import { TextEditor } from '@hygiene/writing/text-editor'
import { Image as ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { instantTyped, typedInstant } from '../../../shared/ask-form/instant-typed.ts'
import { AttachedFiles } from '../../../shared/file-button/attached-files.tsx'
import { FileButton, PICTURES } from '../../../shared/file-button/file-button.tsx'
import { sendFile } from '../../../shared/file-button/send-file.ts'
import { measureText } from './body-text.ts'
import styles from './contents.module.css'
import { type FormOf, typedInto } from './form-types.ts'
import { TypeField } from './type-field.tsx'
import { uploadPicture } from './upload-file.ts'

type PostFile = EntityOf<typeof readContent>['files'][number]
type PostFormProps = FormOf<'post'> & { files: readonly PostFile[] }

const CATEGORIES = faqCategories.map(({ postType, label }) => ({ value: String(postType), label }))
const BOARDS = contentBoards.map((board) => ({ value: String(board), label: boardTypeLabel[board] }))

export function PostForm({ body, files, onChange }: PostFormProps) {
  const [beginning] = useState(() => JSON.stringify(body.content))
  const [pasted, setPasted] = useState<string>()
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label="게시판"
          options={BOARDS}
          value={String(body.boardType)}
          onChange={({ target }) => onChange({ ...body, boardType: Number(target.value) as BoardType })}
        />
        {body.boardType === BoardType.notice && (
          <TypeField
            label="공지 종류"
            types={noticeTypes}
            value={body.postType}
            onPick={(postType) => onChange({ ...body, postType })}
          />
        )}
        {body.boardType !== BoardType.faq && body.boardType !== BoardType.recipe && (
          <TypeField
            label="대상 교육"
            types={examTypes}
            value={body.examType}
            onPick={(examType) => onChange({ ...body, examType })}
          />
        )}
        <CheckboxField
          label="중요 표시"
          checked={body.isImportant}
          onChange={({ target }) => onChange({ ...body, isImportant: target.checked })}
        />
        {body.boardType === BoardType.faq ? (
          <SelectField
            label="질문 분류"
            options={CATEGORIES}
            value={String(body.postType)}
            onChange={({ target }) => onChange({ ...body, postType: Number(target.value) })}
          />
        ) : (
          <DateField
            label="상단 고정 종료 일시"
            optional
            type="datetime-local"
            value={body.pinnedUntil === null ? '' : typedInstant(body.pinnedUntil)}
            onChange={({ target }) => onChange({ ...body, pinnedUntil: instantTyped(target.value) ?? null })}
          />
        )}
      </div>
      <TextField label="제목" maxLength={200} {...typedInto(body, 'title', onChange)} />
      <p className={styles.measure}>{measureText(body.content)}</p>
      <TextEditor
        label="글"
        name="content"
        beginning={beginning}
        onChange={(json) => onChange({ ...body, content: JSON.parse(json) as RichBlock[] })}
        onPasted={({ stripped, tables, lists }) =>
          setPasted(stripped > 0 ? pastedText(stripped, tables > 0, lists > 0) : undefined)
        }
        more={pictureTool}
      />
      {pasted && (
        <p className={styles.kept} role="status">
          {pasted}
        </p>
      )}
      <Attached body={body} files={files} onChange={onChange} />
    </>
  )
}

type OpenText = Parameters<typeof insertPicture>[0]

function pictureTool(open: OpenText) {
  async function put(file: File) {
    const picture = await uploadPicture(file)
    if (picture) insertPicture(open, picture)
  }
  return (
    <FileButton label="그림" kinds={PICTURES} onFile={put}>
      <ImageIcon aria-hidden />
    </FileButton>
  )
}

function pastedText(stripped: number, hasTable: boolean, hasList: boolean): string {
  const kept = [...(hasTable ? ['표'] : []), ...(hasList ? ['목록'] : [])]
  const left = `문서에서 붙임: 글꼴·색 ${stripped}곳을 걷었습니다.`
  return kept.length > 0 ? `${left} ${kept.join('와 ')}은 살렸습니다.` : left
}

function Attached({ body, files, onChange }: PostFormProps) {
  const [sent, setSent] = useState<readonly PostFile[]>([])
  const known = new Map([...files, ...sent].map((file) => [file.fileNo, file]))
  return (
    <AttachedFiles
      label={`붙임 ${body.fileNos.length}`}
      files={body.fileNos.map((fileNo) => known.get(fileNo) ?? { fileNo, name: '파일', sizeBytes: null })}
      onAdd={async (file) => {
        const kept = await sendFile(uploadContentFile, file)
        if (!kept) return
        setSent([...sent, kept])
        onChange({ ...body, fileNos: [...body.fileNos, kept.fileNo] })
      }}
      onRemove={(gone) => onChange({ ...body, fileNos: body.fileNos.filter((no) => no !== gone) })}
    />
  )
}
