import { Button } from '@hygiene/ui'
import { CalendarDays } from 'lucide-react'
import { useHashModal } from '../../../../app/router/use-hash-modal.ts'
import type { Application } from '../application.ts'
import { MoveSeatDialog } from './move-seat-dialog.tsx'

type MoveSeatButtonProps = { application: Application }

export function MoveSeatButton({ application }: MoveSeatButtonProps) {
  const modal = useHashModal(`change-${application.applicationNo}`)
  return (
    <>
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
        <CalendarDays aria-hidden />
        일정 변경
      </Button>
      {modal.isOpen && <MoveSeatDialog application={application} onClose={modal.close} />}
    </>
  )
}
