import type { EntityOf, readContent } from '@hygiene/contracts'
import {
  ALL_FILE_KINDS,
  type BoardType,
  boardTypeLabel,
  contentBoards,
  type RichBlock,
  sizeOnScreen,
} from '@hygiene/domain'
import { CheckboxField, SelectField, TextField } from '@hygiene/ui'
import { insertPicture } from '@hygiene/writing/picture'
import { TextEditor } from '@hygiene/writing/text-editor'
import { Image as ImageIcon, Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import { measureWords } from './body-words.ts'
import styles from './contents.module.css'
import { FileButton, PICTURES } from './file-button.tsx'
import { type FormOf, typedInto } from './form-types.ts'
import { uploadFile, uploadPicture } from './upload-file.ts'

type PostFile = EntityOf<typeof readContent>['files'][number]
type PostFormProps = FormOf<'post'> & { files: readonly PostFile[] }

const BOARDS = contentBoards.map((board) => ({ value: String(board), label: boardTypeLabel[board] }))

/** A post: its board, title, text and files. */
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
        <CheckboxField
          label="중요 표시"
          checked={body.isImportant}
          onChange={({ target }) => onChange({ ...body, isImportant: target.checked })}
        />
      </div>
      <TextField label="제목" maxLength={200} {...typedInto(body, 'title', onChange)} />
      <p className={styles.measure}>{measureWords(body.content)}</p>
      <TextEditor
        label="글"
        name="content"
        beginning={beginning}
        onChange={(json) => onChange({ ...body, content: JSON.parse(json) as RichBlock[] })}
        onPasted={({ stripped, tables, lists }) =>
          setPasted(stripped > 0 ? pastedWords(stripped, tables > 0, lists > 0) : undefined)
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

function pastedWords(stripped: number, hasTable: boolean, hasList: boolean): string {
  const kept = [...(hasTable ? ['표'] : []), ...(hasList ? ['목록'] : [])]
  const left = `문서에서 붙임: 글꼴·색 ${stripped}곳을 걷었습니다.`
  return kept.length > 0 ? `${left} ${kept.join('와 ')}은 살렸습니다.` : left
}

function Attached({ body, files, onChange }: PostFormProps) {
  const [sent, setSent] = useState<readonly PostFile[]>([])
  const known = new Map([...files, ...sent].map((file) => [file.fileNo, file]))
  return (
    <section aria-label="붙임" className={styles.files}>
      <b>붙임 {body.fileNos.length}</b>
      {body.fileNos.map((fileNo) => {
        const file = known.get(fileNo)
        return (
          <span key={fileNo}>
            <Paperclip aria-hidden />
            {file ? `${file.name} ${sizeOnScreen(file.sizeBytes)}` : '파일'}
            <button
              type="button"
              aria-label={`${file?.name ?? '파일'} 빼기`}
              onClick={() => onChange({ ...body, fileNos: body.fileNos.filter((no) => no !== fileNo) })}
            >
              <X aria-hidden />
            </button>
          </span>
        )
      })}
      <FileButton
        label="파일 붙이기"
        kinds={ALL_FILE_KINDS}
        className={styles.attach}
        onFile={async (file) => {
          const kept = await uploadFile(file)
          if (!kept) return
          setSent([...sent, kept])
          onChange({ ...body, fileNos: [...body.fileNos, kept.fileNo] })
        }}
      >
        <Paperclip aria-hidden />
      </FileButton>
    </section>
  )
}
