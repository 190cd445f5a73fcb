import type { Page } from 'playwright-core'
import type { Environment } from '../environment/open-environment.ts'
import { beginProof } from './begin-proof.ts'

export interface Somebody {
  name: string
  birth: string
  phone: string
}

export async function proveOneself(
  page: Page,
  where: 'phone' | 'admin',
  who: Somebody,
  method?: '간편인증서' | '신용카드' | '아이핀(i-PIN)',
): Promise<void> {
  if (method !== undefined) await page.getByRole('radio', { name: method }).check()
  await beginProof(page)
  const provider = where === 'phone' ? page : page.frameLocator('iframe[title="본인인증창"]')
  await provider.getByRole('heading', { name: method?.replace('간편', '') ?? '휴대폰' }).waitFor()
  await provider.locator('[name=name]').fill(who.name)
  await provider.locator('[name=birthDate]').fill(who.birth)
  await provider.locator('[name=phone]').fill(who.phone)
  await provider.getByRole('button', { name: '인증하기' }).click()
}

export async function codeSentTo({ sandbox }: Environment, phone: string): Promise<string> {
  const last = (await sandbox.messages(phone)).at(-1)?.text ?? ''
  const code = /인증번호 (\d{6})/.exec(last)?.[1]
  if (code === undefined) throw new Error(`No code was sent to ${phone}: «${last}»`)
  return code
}

export async function writeNewPassword(page: Page, label: string, password: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByLabel(`${label} 확인`, { exact: true }).fill(password)
}
