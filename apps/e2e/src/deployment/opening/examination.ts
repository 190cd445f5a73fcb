import type { Page } from 'playwright-core'

export const QUESTIONS: readonly { text: string; choices: readonly string[] }[] = [
  {
    text: '손은 언제 씻어야 합니까?',
    choices: ['조리하기 전마다', '하루에 한 번', '눈에 더러울 때만', '씻지 않아도 됨'],
  },
  {
    text: '냉장 식품은 몇 도 아래로 보관합니까?',
    choices: ['섭씨 10도', '섭씨 20도', '섭씨 30도', '섭씨 40도'],
  },
  {
    text: '칼과 도마는 어떻게 나누어 씁니까?',
    choices: ['날것과 익힌 것을 나눔', '색만 맞춤', '나누지 않음', '크기로 나눔'],
  },
  {
    text: '소비기한이 지난 재료는 어떻게 합니까?',
    choices: ['버림', '익혀서 씀', '냄새를 맡아 봄', '싸게 팜'],
  },
  {
    text: '영업자 위생교육은 얼마마다 받습니까?',
    choices: ['해마다', '다섯 해마다', '열 해마다', '받지 않아도 됨'],
  },
]

export async function writeQuestion(
  page: Page,
  { text, choices }: (typeof QUESTIONS)[number],
): Promise<void> {
  await page.goto('/staff/questions/new')
  await page.getByLabel('주제').fill('위생관리')
  await page.getByLabel('문제', { exact: true }).fill(text)
  for (const [at, choice] of choices.entries())
    await page.getByLabel(`보기 ${at + 1}`, { exact: true }).fill(choice)
  await page.getByRole('group', { name: '넣을 은행' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: '넣기', exact: true }).click()
  await page.getByRole('heading', { name: '문항 분석' }).waitFor()
}

export async function writeSurvey(page: Page): Promise<void> {
  await page.goto('/staff/surveys/new')
  await page.getByLabel('설문 이름').fill('교육 만족도 조사')
  await page.getByLabel('질문 1', { exact: true }).fill('교육이 위생 관리에 도움이 되었습니까?')
  await page.getByRole('button', { name: '만들기', exact: true }).click()
  await page.getByText('응답이 아직 없습니다.').waitFor()
}

/** Answers by keyboard, which does not turn the page. */
export async function answerAll(page: Page): Promise<void> {
  for (let number = 1; number <= QUESTIONS.length; number += 1) {
    await page.getByRole('heading', { name: `문제 ${number} / ${QUESTIONS.length}` }).waitFor()
    const wording = (await page.getByRole('main').innerText()).split('\n')
    const asked = QUESTIONS.find(({ text }) => wording.includes(text))
    if (!asked) throw new Error(`No question of the bank is on the screen:\n${wording.join('\n')}`)
    const answer = page.getByRole('radio', { name: new RegExp(`^(\\d+\\. )?${asked.choices[0]}$`) })
    await answer.evaluate((radio) => (radio as HTMLElement).focus())
    await page.keyboard.press('Space')
    await page.waitForTimeout(320)
    await page.getByRole('main').getByRole('button', { name: '다음 문제' }).click()
  }
  await page.getByRole('heading', { name: `${QUESTIONS.length}문제에 모두 답하셨습니다` }).waitFor()
}
