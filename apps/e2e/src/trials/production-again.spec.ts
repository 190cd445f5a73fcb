import { expect, it } from 'vitest'
import { savePdf } from '../steps/documents.ts'
import { logIn } from '../town/people.ts'
import { useTrialTown } from './trial-town.ts'

const town = useTrialTown()

it('after all was taken down and started again the person and the certificate are there', async () => {
  const device = await town.device()
  const page = await device.newPage()
  await logIn(page, 'youngja60', '/edu/completed')
  const opening = device.waitForEvent('page')
  await page.getByRole('link', { name: /수료증 출력/ }).click()
  const { text } = await savePdf(await opening)
  const { certificateNumber, verificationNumber } = await town.db.certificate.findFirstOrThrow()
  expect(text).toContain(certificateNumber)
  await page.goto(`/verify/${verificationNumber}`)
  await page.getByRole('main').getByText('우리 협회가 발급한 유효한 수료증입니다.').waitFor()
})
