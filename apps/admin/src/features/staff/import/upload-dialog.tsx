import { call, Refused } from '@hygiene/client'
import { listImports } from '@hygiene/contracts/staff/import/list-imports'
import { uploadImport } from '@hygiene/contracts/staff/import/upload-import'
import { IMPORT_MOST } from '@hygiene/domain/staff/import/import-states'
import { type ImportKindName, importKindNames, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, Dialog, NoticeBox, RadioCards } from '@hygiene/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import styles from './imports.module.css'
import { KindColumns } from './kind-columns.tsx'

const NOT_SENT = '올리지 못했습니다. 다시 올려주세요.'
const TOO_LARGE = '파일은 60 MB까지 올립니다. 나누어 올려주세요.'

export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { role } = useEmployee()
  const kinds = importKindNames.filter((one) => staffMay(role, importKindOf(one).permission))
  const [query] = useSearchParams()
  const asked = kinds.find((one) => one === query.get('kind'))
  const [kind, setKind] = useState<ImportKindName>(asked ?? kinds[0] ?? 'oldRecords')
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const go = useNavigate()
  const sending = useMutation({
    mutationFn: (chosen: File) => {
      // Bypasses the input type, which does not list file parts.
      const parts = { kind, file: chosen } as { kind: ImportKindName }
      return call(uploadImport, parts, { onBreakage: 'throw' })
    },
    onSuccess: ({ importNo }) => {
      void queries.invalidateQueries({ queryKey: [listImports.path] })
      void go(`/imports/${importNo}`)
    },
    onError: (failure) => setError(failure instanceof Refused ? failure.message : NOT_SENT),
  })

  function choose(chosen: File | undefined) {
    if (!chosen) return
    setError(chosen.size > IMPORT_MOST.bytes ? TOO_LARGE : undefined)
    setFile(chosen.size > IMPORT_MOST.bytes ? null : chosen)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (file) sending.mutate(file)
    else if (!error) setError('파일을 골라주세요.')
  }

  return (
    <Dialog isOpen title="파일 올리기" onClose={onClose}>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        <RadioCards
          legend="무엇을 가져오나요?"
          name="kind"
          arrange="row"
          value={kind}
          options={kinds.map((value) => ({ value, label: importKindOf(value).label }))}
          onChange={setKind}
        />
        <KindColumns kind={kind} />
        <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="가져올 파일"
            accept=".csv,.tsv,.txt,.xlsx"
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <p role="status">{file ? file.name : '여기로 파일을 끌어 놓아도 됩니다.'}</p>
          <Button tone="secondary" size="small" onClick={() => input.current?.click()}>
            <FileUp aria-hidden />
            {file ? '다른 파일 고르기' : '파일 고르기'}
          </Button>
          <p className={styles.soft}>CSV 또는 XLSX, 60 MB·400,000행까지. 올린 지 30일이 지나면 삭제합니다.</p>
        </div>
        {error && <NoticeBox title={error} tone="error" live />}
        <Button type="submit" wide busy={sending.isPending}>
          올리기
        </Button>
      </form>
    </Dialog>
  )
}
