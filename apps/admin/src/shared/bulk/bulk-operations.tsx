import {
  type BulkOperationKindName,
  bulkOperationLabel,
  type BulkScreen,
} from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { CalendarPlus, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { BulkDialog } from './bulk-dialog.tsx'

type BulkOperationsProps = {
  screen: BulkScreen
  kinds: readonly BulkOperationKindName[]
  /** Is null while rows of one page are selected. */
  setNo: string | null
  onFreeze: (then: (setNo: string) => void) => void
  isFreezing: boolean
}

const ICON = { text: MessageSquare, extend: CalendarPlus } as const

/** Offers the actions on the selection. The rows of a page are frozen first, too. */
export function BulkOperations({ screen, kinds, setNo, onFreeze, isFreezing }: BulkOperationsProps) {
  const { role } = useEmployee()
  const [opened, setOpened] = useState<{ setNo: string; kind: BulkOperationKindName } | null>(null)
  if (!staffMay(role, 'operateInBulk')) return null
  return (
    <>
      {kinds.map((kind) => {
        const Icon = ICON[kind]
        const open = (frozenNo: string) => setOpened({ setNo: frozenNo, kind })
        return (
          <Button
            key={kind}
            tone="secondary"
            size="small"
            busy={isFreezing}
            onClick={() => (setNo === null ? onFreeze(open) : open(setNo))}
          >
            <Icon aria-hidden />
            {bulkOperationLabel[kind]}
          </Button>
        )
      })}
      {opened && <BulkDialog screen={screen} {...opened} onClose={() => setOpened(null)} />}
    </>
  )
}
