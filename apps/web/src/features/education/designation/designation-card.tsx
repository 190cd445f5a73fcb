import { call, Refused } from '@hygiene/client'
import { attachDesignation } from '@hygiene/contracts/education/designation/attach-designation'
import { listDesignations } from '@hygiene/contracts/education/designation/list-designations'
import { attachInPersonDesignation } from '@hygiene/contracts/in-person/enrolment/attach-in-person-designation'
import { listInPersonDesignations } from '@hygiene/contracts/in-person/enrolment/list-in-person-designations'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { ALL_FILE_KINDS, acceptOf } from '@hygiene/domain/platform/file/file-kinds'
import { refuseFile } from '@hygiene/domain/platform/file/refuse-file'
import type { EnrolmentNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { Badge, Button, LinkButton, NoticeBox, showToast, useConfirm, VisuallyHidden } from '@hygiene/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Download, FileText, Upload } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { fileAddress } from '../../../shared/files/file-address.ts'
import { sendFile } from '../../../shared/files/send-file.ts'
import styles from './designation.module.css'

const NOT_SENT = '파일을 올리지 못했습니다. 인터넷 연결을 확인한 뒤 다시 올려주세요.'

type DesignatedRecord = { enrolmentNo: EnrolmentNo } | { inPersonEnrolmentNo: InPersonEnrolmentNo }

async function attach(record: DesignatedRecord, fileNo: string): Promise<void> {
  if ('enrolmentNo' in record) await call(attachDesignation, { ...record, fileNo }, { onBreakage: 'throw' })
  else await call(attachInPersonDesignation, { ...record, fileNo }, { onBreakage: 'throw' })
}

function useDesignation(record: DesignatedRecord) {
  const queries = useQueryClient()
  const [error, setError] = useState<string>()
  const [share, setShare] = useState(0)
  const sending = useRef<AbortController>(null)

  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const control = new AbortController()
      sending.current = control
      const { fileNo } = await sendFile(
        uploadFile,
        { file },
        { signal: control.signal, onProgress: setShare },
      )
      await attach(record, fileNo)
    },
    onSuccess: async () => {
      for (const { path } of [listDesignations, listInPersonDesignations]) {
        await queries.invalidateQueries({ queryKey: [path] })
      }
      showToast('지정확인서를 제출했습니다.')
    },
    onError: (failure) => {
      if (failure.name === 'AbortError') return
      setError(failure instanceof Refused ? failure.message : NOT_SENT)
    },
  })

  function send(file: File) {
    const refusal = refuseFile(file)
    setError(refusal ?? undefined)
    setShare(0)
    if (refusal === null) mutate(file)
  }
  return { send, cancel: () => sending.current?.abort(), isPending, share, error }
}

type Designation = {
  educationName: string
  businessName: string
  year: number
  fileNo: string | null
  fileName: string | null
  verdict: { isAccepted: boolean; sentence: string } | null
}

type DesignationCardProps = { designation: Designation; record: DesignatedRecord }

export function DesignationCard({ designation, record }: DesignationCardProps) {
  const { educationName, businessName, fileNo, fileName, verdict } = designation
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <StateBadge fileNo={fileNo} verdict={verdict} />
        <h3 id={id}>{businessName}</h3>
        <p>{educationName}</p>
      </header>
      {verdict?.isAccepted === false && (
        <NoticeBox tone="warn" title="지정확인서를 다시 올려주세요.">
          <p>{verdict.sentence}</p>
        </NoticeBox>
      )}
      {fileNo !== null && (
        <p className={styles.submitted}>
          <FileText aria-hidden />
          <span>
            <span className={styles.caption}>제출한 파일</span>
            <strong>{fileName ?? '지정확인서'}</strong>
          </span>
          <LinkButton tone="secondary" size="small" href={fileAddress(fileNo)} download={fileName ?? true}>
            <Download aria-hidden />
            <span>
              <VisuallyHidden>{businessName} 지정확인서 </VisuallyHidden>내려받기
            </span>
          </LinkButton>
        </p>
      )}
      <DesignationUpload record={record} businessName={businessName} isAgain={fileNo !== null} />
    </article>
  )
}

function StateBadge({ fileNo, verdict }: Pick<Designation, 'fileNo' | 'verdict'>) {
  const isAskedAgain = verdict?.isAccepted === false
  if (fileNo !== null && !isAskedAgain) {
    return (
      <Badge tone="brand">
        <CircleCheck aria-hidden />
        {verdict ? '확인함' : '제출함'}
      </Badge>
    )
  }
  return (
    <Badge tone="accent">
      <CircleAlert aria-hidden />
      {isAskedAgain ? '다시 제출' : '제출 전'}
    </Badge>
  )
}

type DesignationUploadProps = { record: DesignatedRecord; businessName: string; isAgain: boolean }

function DesignationUpload({ record, businessName, isAgain }: DesignationUploadProps) {
  const { send, cancel, isPending, share, error } = useDesignation(record)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const confirm = useConfirm()

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const question = '이미 제출한 파일이 있습니다.\n새 파일로 바꾸시겠습니까?'
    if (isAgain && !(await confirm(question, { title: '파일 바꾸기', confirmLabel: '바꾸기' }))) return
    send(file)
  }

  return (
    <div className={styles.upload}>
      <input
        ref={input}
        type="file"
        accept={acceptOf(ALL_FILE_KINDS)}
        hidden
        aria-label={`${businessName} 지정확인서 파일`}
        onChange={(event) => void choose(event)}
      />
      {isPending ? (
        <UploadProgress share={share} onCancel={cancel} />
      ) : (
        <Button
          tone={isAgain ? 'secondary' : 'primary'}
          aria-describedby={error ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden />
          <span>
            <VisuallyHidden>{businessName} </VisuallyHidden>
            {isAgain ? '다른 파일로 바꾸기' : '지정확인서 올리기'}
          </span>
        </Button>
      )}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}

function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100)
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{percent < 100 ? `올리는 중입니다. ${percent}%` : '저장하는 중입니다.'}</label>
      <progress id={id} max={100} value={percent} />
      <Button tone="secondary" size="small" onClick={onCancel}>
        올리기 취소
      </Button>
    </div>
  )
}
