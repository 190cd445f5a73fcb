import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'

export async function savePdf(page: Page): Promise<{ bytes: Buffer; text: string }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDF로 저장' }).click()
  const download = await downloading
  if (!download.suggestedFilename().endsWith('.pdf'))
    throw new Error(`Saved as ${download.suggestedFilename()}`)
  const bytes = await readFile(await download.path())
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { bytes, text: text.normalize('NFC').replaceAll(/\s+/gu, ' ') }
}
