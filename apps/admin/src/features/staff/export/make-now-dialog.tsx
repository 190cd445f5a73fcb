import { useForm } from '@hygiene/client/use-form'
import { exportReasonForm } from '@hygiene/contracts/forms/export'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listExports } from '@hygiene/contracts/staff/export/list-exports'
import { orderExport } from '@hygiene/contracts/staff/export/order-export'
import { Button, Dialog, NoticeBox } from '@hygiene/ui'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { OrderedNotice } from '../../../shared/export/ordered-notice.tsx'
import { NO_REASON, ReasonFields } from '../../../shared/export/reason-fields.tsx'
import type { SavedExport } from './saved-export.ts'

/** Orders a saved export once, with a reason of its own. */
export function MakeNowDialog({ saved, onClose }: { saved: SavedExport; onClose: () => void }) {
  const { screen, filter, format, columns, isUnmasked } = saved
  const form = useForm(orderExport, {
    rules: exportReasonForm,
    start: NO_REASON,
    input: (reason) => {
      const choice = { screen, filter } as SentTo<typeof orderExport>['choice']
      return { choice, format, columns, isUnmasked, ...reason }
    },
    refresh: [listExports],
  })
  if (form.send.data) return <OrderedNotice {...form.send.data} unit="건" onClose={onClose} />
  return (
    <Dialog isOpen title={`${saved.savedName} 만들기`} onClose={onClose}>
      <AskForm form={form}>
        <ReasonFields field={form.field} />
        {form.refusal && <NoticeBox title={form.refusal} tone="error" live />}
        <Button type="submit" wide busy={form.isBusy}>
          파일 만들기
        </Button>
      </AskForm>
    </Dialog>
  )
}
