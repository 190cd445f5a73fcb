import { type ExportScreen, staffMay } from '@hygiene/domain'
import { Button } from '@hygiene/ui'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import type { DeskFound } from '../desk-list/desk-types.ts'
import { ExportDialog } from './export-dialog.tsx'

type ExportButtonProps = { screen: ExportScreen; unit: string; found: DeskFound }

/** Takes the list as it stands out as a file; only for roles that may. */
export function ExportButton(props: ExportButtonProps) {
  const { role } = useEmployee()
  const [isAsking, setIsAsking] = useState(false)
  if (!staffMay(role, 'exportLists') || props.found.count === 0) return null
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setIsAsking(true)}>
        <FileDown aria-hidden />
        내보내기
      </Button>
      {isAsking && <ExportDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  )
}
