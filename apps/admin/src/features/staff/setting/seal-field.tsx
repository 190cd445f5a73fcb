import { call, Refused } from '@hygiene/client'
import { uploadEvidence } from '@hygiene/contracts/staff/approval/upload-evidence'
import { associationLabel } from '@hygiene/domain/staff/setting/association-text'
import { refuseFile } from '@hygiene/domain/platform/file/refuse-file'
import { Button } from '@hygiene/ui'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import styles from './settings.module.css'

type SealFieldProps = {
  fileNo: string | null
  inForce: string | null
  onChange: (fileNo: string | null) => void
}

const NOT_SENT = '올리지 못했습니다. 다시 골라주세요.'

async function send(file: File) {
  // Bypasses the input type, which does not list file parts.
  const parts = { isSeal: 1, file } as { isSeal: 1 }
  return call(uploadEvidence, parts, { onBreakage: 'throw' })
}

/** Uploads the image of the seal as soon as it is chosen; the server validates it at once. */
export function SealField({ fileNo, inForce, onChange }: SealFieldProps) {
  const [chosen, setChosen] = useState<{ name: string; address: string }>()
  const [wrong, setWrong] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (kept) => onChange(kept.fileNo),
    onError: (error) => setWrong(error instanceof Refused ? error.message : NOT_SENT),
  })
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen])

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const refused = refuseFile(file)
    setWrong(refused ?? undefined)
    if (refused !== null) return
    setChosen({ name: file.name, address: URL.createObjectURL(file) })
    sending.mutate(file)
  }

  return (
    <div className={styles.seal} data-changed={fileNo !== inForce || undefined}>
      <strong>{associationLabel.sealFileNo}</strong>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,.png"
        aria-label="직인 그림 고르기"
        onChange={take}
      />
      <div>
        {fileNo !== null && chosen && <img src={chosen.address} alt="고른 직인" width={64} height={64} />}
        <span role="status">{sending.isPending ? '올리는 중' : stateText(fileNo, chosen?.name)}</span>
        <Button tone="secondary" size="small" onClick={() => input.current?.click()}>
          PNG 고르기
        </Button>
        {fileNo !== null && (
          <Button tone="quiet" size="small" onClick={() => onChange(null)}>
            글자로 새기기
          </Button>
        )}
      </div>
      <small>배경이 투명한 PNG, 가로와 세로가 비슷하고 200픽셀보다 크게</small>
      {wrong && (
        <p className={styles.wrong} role="alert">
          <CircleAlert aria-hidden />
          {wrong}
        </p>
      )}
    </div>
  )
}

function stateText(fileNo: string | null, name: string | undefined): string {
  if (fileNo === null) return '글자로 새김'
  return name ?? `그림 ${fileNo.slice(0, 8)}`
}
