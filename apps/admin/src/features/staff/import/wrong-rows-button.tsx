import { callForFile, isReportedCentrally } from '@hygiene/client'
import { openWrongRows } from '@hygiene/contracts/staff/import/open-wrong-rows'
import { Button, showToast } from '@hygiene/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '../../../shared/save-file/save-file.ts'

/** Saves the wrong rows as .csv, a line a cell, so that the file is corrected by it. */
export function WrongRowsButton({ importNo }: { importNo: number }) {
  const taking = useMutation({
    mutationFn: () => callForFile(openWrongRows, { importNo }),
    onSuccess: (file) => saveFile(file, `가져오기_${importNo}_틀린_행.csv`),
    onError: (error) => {
      if (!isReportedCentrally(error)) showToast(error.message)
    },
  })
  return (
    <Button tone="secondary" size="small" busy={taking.isPending} onClick={() => taking.mutate()}>
      <Download aria-hidden />
      틀린 행 받기
    </Button>
  )
}
