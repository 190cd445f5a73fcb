import { Button } from '@hygiene/ui'
import { CalendarDays } from 'lucide-react'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import type { Application } from '../application.ts'
import { ChangeDialog } from './change-dialog.tsx'

type ChangeButtonProps = { application: Application }

/** The specification's calendar modal, in the address. */
export function ChangeButton({ application }: ChangeButtonProps) {
  const modal = useHashModal(`change-${application.applicationNo}`)
  return (
    <>
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
        <CalendarDays aria-hidden />
        일정 변경
      </Button>
      {modal.isOpen && <ChangeDialog application={application} onClose={modal.close} />}
    </>
  )
}
