import { expect, it } from 'vitest'
import { savePdf } from '../steps/documents.ts'
import { readPdfQr } from '../steps/read-qr.ts'
import { continueOnPhone } from './opening/operator.ts'
import { useDeployedSite } from './deployed-site.ts'

const site = useDeployedSite()

it('keeps the member and the certificate over a shutdown and restart of all services', async () => {
  const device = await site.device()
  const page = await device.newPage()
  await continueOnPhone(page, 'youngja60')
  await page.goto('/edu/completed')
  const opening = device.waitForEvent('page')
  await page.getByRole('link', { name: /수료증 출력/ }).click()
  const { bytes, text } = await savePdf(await opening)
  expect(text.replaceAll(' ', '')).toContain('김영자')
  await page.goto(readPdfQr(bytes))
  await page.getByRole('main').getByText('진본이며 유효합니다').waitFor()
})
