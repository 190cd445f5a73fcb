import { useSend } from '@hygiene/client'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listExports } from '@hygiene/contracts/staff/export/list-exports'
import { orderExport } from '@hygiene/contracts/staff/export/order-export'
import { Button, Dialog, NoticeBox } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { OrderedNotice } from '../../../shared/export/ordered-notice.tsx'
import {
  type ExportReason,
  NO_REASON,
  type ReasonErrors,
  ReasonFields,
  wrongReason,
} from '../../../shared/export/reason-fields.tsx'
import type { SavedExport } from './saved-export.ts'

/** Orders a saved export once, with a reason of its own. */
export function MakeNowDialog({ saved, onClose }: { saved: SavedExport; onClose: () => void }) {
  const [reason, setReason] = useState<ExportReason>(NO_REASON)
  const [errors, setErrors] = useState<ReasonErrors>({})
  const send = useSend(orderExport, { refresh: [listExports], onRefused: () => undefined })
  if (send.data) return <OrderedNotice {...send.data} unit="건" onClose={onClose} />
  const { screen, filter, format, columns, isUnmasked } = saved
  return (
    <Dialog isOpen title={`${saved.savedName} 만들기`} onClose={onClose}>
      <AskForm
        judge={() => wrongReason(reason)}
        onWrong={setErrors}
        onAsk={() => {
          const choice = { screen, filter } as SentTo<typeof orderExport>['choice']
          const { purpose, text } = reason
          if (purpose !== '') send.mutate({ choice, format, columns, isUnmasked, purpose, text })
        }}
      >
        <ReasonFields reason={reason} errors={errors} onChange={setReason} />
        {send.error && <NoticeBox title={send.error.message} tone="error" live />}
        <Button type="submit" wide busy={send.isPending}>
          파일 만들기
        </Button>
      </AskForm>
    </Dialog>
  )
}
