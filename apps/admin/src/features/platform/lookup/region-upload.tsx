import { call, Refused } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readReferences } from '@hygiene/contracts/platform/lookup/staff/read-references'
import { updateRegions } from '@hygiene/contracts/platform/lookup/staff/update-regions'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { Button, Dialog, NoticeBox, showToast } from '@hygiene/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'

type Answer = EntityOf<typeof updateRegions>
const NOT_SENT = '올리지 못했습니다. 다시 올려주세요.'

/** Uploads the official list of legal districts. It previews the changes before it applies them. */
export function RegionUpload() {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<Answer | null>(null)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const sending = useMutation({
    mutationFn: ({ chosen, isPreview }: { chosen: File; isPreview: 0 | 1 }) => {
      // Bypasses the input type, which does not list file parts.
      const parts = { isPreview, file: chosen } as { isPreview: 0 | 1 }
      return call(updateRegions, parts, { onBreakage: 'throw' })
    },
    onSuccess: (answer, { isPreview }) => {
      if (answer.fault !== null || isPreview === 1) return setPreview(answer)
      showToast('행정구역을 갱신했습니다.')
      close()
      return queries.invalidateQueries({ queryKey: [readReferences.path] })
    },
    onError: (failure) => setError(failure instanceof Refused ? failure.message : NOT_SENT),
  })

  function close() {
    setFile(null)
    setPreview(null)
    setError(undefined)
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    close()
    setFile(chosen)
    if (chosen.size > FILE_LIMITS.bytesAFile) setError('파일은 10 MB까지 올립니다.')
    else sending.mutate({ chosen, isPreview: 1 })
  }

  const canApply = preview !== null && preview.fault === null && changesOf(preview) > 0
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.csv,.tsv"
        aria-label="행정구역 파일 선택"
        onChange={choose}
      />
      <Button tone="secondary" size="small" onClick={() => input.current?.click()}>
        행정구역 파일 올리기
      </Button>
      <p>행정표준코드관리시스템(code.go.kr)의 «법정동코드 전체자료» 파일을 압축을 풀어 올려주세요.</p>
      <Dialog
        isOpen={file !== null}
        title="행정구역 갱신"
        onClose={close}
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              취소
            </Button>
            {file && canApply && (
              <Button busy={sending.isPending} onClick={() => sending.mutate({ chosen: file, isPreview: 0 })}>
                갱신
              </Button>
            )}
          </>
        }
      >
        <p>{file?.name}</p>
        {error && <NoticeBox tone="warn">{error}</NoticeBox>}
        {!error && preview === null && <p role="status">파일을 확인하고 있습니다.</p>}
        {preview && <Preview answer={preview} />}
      </Dialog>
    </>
  )
}

type Level = Answer['provinces']

const changesOf = ({ provinces, cities, districts }: Answer) =>
  [provinces, cities, districts].reduce((sum, level) => sum + level.added + level.renamed + level.closed, 0)

function Preview({ answer }: { answer: Answer }) {
  if (answer.fault) return <NoticeBox tone="warn">{faultText(answer.fault)}</NoticeBox>
  if (changesOf(answer) === 0) return <p>지금 목록과 같습니다. 바뀌는 것이 없습니다.</p>
  return (
    <ul>
      <li>시·도: {levelText(answer.provinces)}</li>
      <li>시·군·구: {levelText(answer.cities)}</li>
      <li>읍·면·동: {levelText(answer.districts)}</li>
    </ul>
  )
}

const levelText = ({ added, renamed, closed }: Level) =>
  `추가 ${added.toLocaleString('ko-KR')}, 이름 변경 ${renamed}, 폐지 ${closed}`

function faultText({ kind, where }: NonNullable<Answer['fault']>): string {
  const nothing = '아무것도 바꾸지 않았습니다.'
  switch (kind) {
    case 'line':
      return `${where}행이 법정동코드 자료의 형식이 아닙니다. ${nothing}`
    case 'parent':
      return `${where}: 상위 행정구역이 파일에 없습니다. ${nothing}`
    case 'incomplete':
      return `파일에 ${where} 항목이 없습니다. 전체 자료를 올려주세요. ${nothing}`
    case 'older':
      return `지금 목록보다 오래된 파일입니다 (${where}). ${nothing}`
    default:
      return kind satisfies never
  }
}
