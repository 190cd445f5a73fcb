import { useSend } from '@hygiene/client'
import { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import { readCertificateRecord } from '@hygiene/contracts/education/certificate/staff/read-certificate-record'
import { redrawCertificate } from '@hygiene/contracts/education/certificate/staff/redraw-certificate'
import { sendCertificate } from '@hygiene/contracts/education/certificate/staff/send-certificate'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { type CertificateChange, CertificateDialog } from './certificate-dialog.tsx'
import type { CertificateRecord } from './certificate-text.ts'

const REFRESH = [readCertificateRecord, listCertificates]

export function CertificateActions({ record }: { record: CertificateRecord }) {
  const { certificateNo, drawing, editions } = record
  const { role } = useEmployee()
  const [change, setChange] = useState<CertificateChange | null>(null)
  const redraw = useSend(redrawCertificate, {
    refresh: REFRESH,
    refusedTitle: '다시 만들지 못했습니다',
    onDone: () => showToast('수료증을 다시 만들고 있습니다.'),
  })
  const send = useSend(sendCertificate, {
    refresh: REFRESH,
    refusedTitle: '문자를 보내지 못했습니다',
    onDone: () => showToast('회원에게 수료증 주소를 문자로 보냈습니다.'),
  })
  const mayChange = staffMay(role, 'changeCertificates') && editions[0]?.status === 'valid'
  useKeys(mayChange ? [{ keys: 'e', label: '정정 재발급', run: () => setChange('replace') }] : [])
  if (!mayChange) return null
  return (
    <>
      {drawing === 'ready' ? (
        <Button
          tone="secondary"
          size="small"
          busy={send.isPending}
          onClick={() => send.mutate({ certificateNo })}
        >
          문자로 다시 보내기
        </Button>
      ) : (
        <Button
          tone="secondary"
          size="small"
          busy={redraw.isPending}
          onClick={() => redraw.mutate({ certificateNo })}
        >
          다시 만들기
        </Button>
      )}
      <Button tone="secondary" size="small" onClick={() => setChange('replace')}>
        정정 재발급
      </Button>
      <Button tone="secondary" size="small" onClick={() => setChange('revoke')}>
        효력 취소
      </Button>
      {change && (
        <CertificateDialog
          record={record}
          change={change}
          onChange={setChange}
          onClose={() => setChange(null)}
        />
      )}
    </>
  )
}
