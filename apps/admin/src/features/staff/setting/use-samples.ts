import { call, callForFile, isReportedCentrally, Refused } from '@hygiene/client'
import { openSettingsPreview } from '@hygiene/contracts/staff/setting/open-settings-preview'
import { previewSettings } from '@hygiene/contracts/staff/setting/preview-settings'
import type { Association } from '@hygiene/domain/association'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

const AGAIN_MS = 500
const TRIES = 60

export interface Samples {
  previewNo: number
  certificate: string
  receipt: string
}

/** Requests both documents with the proposed text and waits until they are drawn. */
async function drawSamples(association: Association): Promise<Samples> {
  const { previewNo } = await call(previewSettings, { association })
  const certificate = await drawnPaper(previewNo, 'certificate')
  return { previewNo, certificate, receipt: await drawnPaper(previewNo, 'receipt') }
}

async function drawnPaper(previewNo: number, paper: 'certificate' | 'receipt'): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      return URL.createObjectURL(await callForFile(openSettingsPreview, { previewNo, paper }))
    } catch (error) {
      const isDrawing = error instanceof Refused && error.refusal === 'PREVIEW_NOT_DRAWN'
      if (!isDrawing || tries >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

export function useSamples() {
  const drawing = useMutation({ mutationFn: drawSamples })
  const { data, error } = drawing
  useEffect(
    () => () => {
      URL.revokeObjectURL(data?.certificate ?? '')
      URL.revokeObjectURL(data?.receipt ?? '')
    },
    [data],
  )
  return {
    samples: data,
    isDrawing: drawing.isPending,
    refusal: error && !isReportedCentrally(error) ? error.message : undefined,
    draw: (association: Association) => drawing.mutate(association),
    clear: () => drawing.reset(),
  }
}
