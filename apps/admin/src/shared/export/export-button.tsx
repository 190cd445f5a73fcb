import type { ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import type { AdminFound } from '../data-table/table-types.ts'
import { ExportDialog } from './export-dialog.tsx'

type ExportButtonProps = { screen: ExportScreen; unit: string; found: AdminFound | undefined }

/** Exports the list as shown, for roles that may. A placeholder keeps its space before the list is known. */
export function ExportButton({ found, ...list }: ExportButtonProps) {
  const { role } = useEmployee()
  const [isAsking, setIsAsking] = useState(false)
  if (!staffMay(role, 'exportLists')) return null
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        unavailable={found === undefined || found.count === 0}
        onClick={() => setIsAsking(true)}
      >
        <FileDown aria-hidden />
        내보내기
      </Button>
      {isAsking && found && <ExportDialog {...list} found={found} onClose={() => setIsAsking(false)} />}
    </>
  )
}
