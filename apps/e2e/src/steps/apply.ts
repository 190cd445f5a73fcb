import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { press } from './prompts.ts'

export interface Place {
  businessName: string
  licenceNo: string
  representative: string
}

export async function findLicence(
  page: Page,
  { businessName, licenceNo, representative }: Place,
): Promise<void> {
  await press(page, '영업신고번호 찾기')
  const search = page.getByRole('dialog', { name: '영업신고번호 찾기' })
  await search.getByLabel('업소명').fill(businessName.slice(0, 2))
  await search.getByRole('button', { name: '찾기', exact: true }).click()
  await search.getByRole('button', { name: licenceNo }).click()
  await search.waitFor({ state: 'hidden' })
  await seeChosen(page, licenceNo)
  const name = page.getByRole('main').getByLabel('대표자명')
  if (await name.isVisible()) await name.fill(representative)
}

async function seeChosen(page: Page, licenceNo: string): Promise<void> {
  const chosen = page.getByRole('group', { name: `영업신고번호 ${licenceNo}` })
  await chosen.waitFor()
  await expect.poll(() => chosen.evaluate((card) => card === document.activeElement)).toBe(true)
  const box = await chosen.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true)
}

export async function writePlace(page: Page, place: Place): Promise<void> {
  const main = page.getByRole('main')
  if (place.licenceNo === '') await main.getByLabel('영업신고 전입니다 (번호 없음)').check()
  else await main.getByLabel('영업신고번호', { exact: true }).fill(place.licenceNo)
  await main.getByLabel('업소명').fill(place.businessName)
  await main.getByLabel('대표자명').fill(place.representative)
  await main.getByLabel('영업장 주소').fill('경기도 수원시 팔달구 가상로 12')
  await main.getByLabel('시·도').selectOption({ label: '경기도' })
}

export async function goToApplicant(page: Page): Promise<void> {
  await page.getByText('신청하실 수 있습니다.', { exact: true }).waitFor()
  await press(page, '다음: 신청자 정보')
  await page.getByRole('heading', { name: '교육받으시는 분이 맞습니까?' }).waitFor()
}

export async function goToConfirmation(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '대표자', exact: false }).first().check()
  await press(page, '다음: 확인·결제')
}

export type Method = '카드' | '가상계좌'

export async function agreeToPay(page: Page, method: Method): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox', { name: '개인정보 수집·이용에 동의합니다' }).check()
}
