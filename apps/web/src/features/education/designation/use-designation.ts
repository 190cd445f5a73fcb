import { refuseFile } from '@hygiene/domain/platform/file/refuse-file'
import type { EnrolmentNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { call, Refused } from '@hygiene/client'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { attachInPersonDesignation } from '@hygiene/contracts/in-person/enrolment/attach-in-person-designation'
import { listInPersonDesignations } from '@hygiene/contracts/in-person/enrolment/list-in-person-designations'
import { attachDesignation } from '@hygiene/contracts/education/designation/attach-designation'
import { listDesignations } from '@hygiene/contracts/education/designation/list-designations'
import { showToast } from '@hygiene/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sendFile } from '../../../shared/files/send-file.ts'

const NOT_SENT = '파일을 올리지 못했습니다. 인터넷 연결을 확인한 뒤 다시 올려주세요.'

/** The record a confirmation belongs to, of either kind. */
export type DesignatedRecord = { enrolmentNo: EnrolmentNo } | { inPersonEnrolmentNo: InPersonEnrolmentNo }

async function attach(record: DesignatedRecord, fileNo: string): Promise<void> {
  if ('enrolmentNo' in record) await call(attachDesignation, { ...record, fileNo }, { onBreakage: 'throw' })
  else await call(attachInPersonDesignation, { ...record, fileNo }, { onBreakage: 'throw' })
}

/** Uploads a confirmation and attaches it to its enrolment; errors stay beside the button. */
export function useDesignation(record: DesignatedRecord) {
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
