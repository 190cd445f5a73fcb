import { matchCode } from '@hygiene/contracts/member/account/match-code'
import { sendCode } from '@hygiene/contracts/member/account/send-code'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFields } from '@hygiene/client/use-fields'
import { PhoneCodeAction } from './phone-code-action.tsx'
import { PhoneCodeFields } from './phone-code-fields.tsx'
import { NO_CODE, usePhoneCode, wrongPhoneAndCode } from './use-phone-code.ts'

const RIGHT = '482913'
let triesLeft = 5
let sent: unknown[] = []

async function answer(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(address, 'http://here'), init)
  const body = (await request.json()) as { code?: string }
  sent.push(body)
  if (new URL(request.url).pathname === sendCode.path) {
    triesLeft = 5
    return accept({ phoneCodeNo: 7, expiresAt: new Date().toISOString() })
  }
  expect(new URL(request.url).pathname).toBe(matchCode.path)
  triesLeft -= 1
  if (body.code === RIGHT) return accept({ phoneProof: 'a-proof-that-is-used-once' })
  return refuse(triesLeft > 0 ? 'CODE_WRONG' : 'CODE_OVER')
}

const accept = (entity: object) => Response.json({ code: 1, message: '', entity })
const refuse = (name: 'CODE_WRONG' | 'CODE_OVER') => Response.json({ ...REFUSALS[name], entity: null })

function Stage({ onProved }: { onProved: (proved: object) => void }) {
  const form = useFields(NO_CODE, wrongPhoneAndCode)
  const phoneCode = usePhoneCode(sendCode, form)
  const send = async () => {
    const proved = await phoneCode.match()
    if (proved) onProved(proved)
  }
  return (
    <main>
      <PhoneCodeFields {...form} phoneCode={phoneCode} label="휴대전화" hint="번호" />
      <PhoneCodeAction phoneCode={phoneCode} label="확인하기" isBusy={false} />
      <button onClick={() => void send()}>보내기</button>
    </main>
  )
}

const proved = vi.fn<(proved: object) => void>()

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-21T01:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  vi.stubGlobal('fetch', answer)
  sent = []
  proved.mockClear()
  render(<Stage onProved={proved} />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
let pressedAt = 0
/** Dates each press a second after the previous one, because two within 300 ms count as one. */
function press(name: string) {
  const button = screen.getByText(name)
  const click = createEvent.click(button)
  Object.defineProperty(click, 'timeStamp', { value: (pressedAt += 1000) })
  return act(async () => void fireEvent(button, click))
}

async function getCode() {
  write('휴대전화', '010-1234-5678')
  await press('인증번호 받기')
  await screen.findByLabelText('인증번호')
}

async function guess(code: string) {
  write('인증번호', code)
  await press('보내기')
}

it('requests no code for an impossible number', async () => {
  write('휴대전화', '010-12')
  await press('인증번호 받기')
  expect(screen.getByText(/휴대전화 번호를 다시 확인해주세요/)).toBeTruthy()
  expect(sent).toEqual([])
})

it('proves the number that received the code, however the code is pasted', async () => {
  await getCode()
  await guess(' 482 913 ')
  await vi.waitFor(() => expect(proved).toHaveBeenCalledOnce())
  expect(proved).toHaveBeenCalledWith({ phone: '01012345678', phoneProof: 'a-proof-that-is-used-once' })
  expect(sent.at(-1)).toEqual({ phoneCodeNo: 7, phone: '01012345678', code: RIGHT })
})

it('stays proved while another field is corrected and stops the countdown', async () => {
  await getCode()
  await guess(RIGHT)
  await screen.findByText('인증번호를 확인했습니다.')
  act(() => void vi.advanceTimersByTime(200_000))
  await press('보내기')
  await vi.waitFor(() => expect(proved).toHaveBeenCalledTimes(2))
  expect(proved.mock.calls[1]).toEqual(proved.mock.calls[0])
  expect(sent).toHaveLength(2)

  await press('번호 고치기')
  await press('인증번호 받기')
  await guess('000000')
  await screen.findByText(/남은 횟수 4번/)
  expect(proved).toHaveBeenCalledTimes(2)
})

it('judges a code once, however often its button is pressed before the answer', async () => {
  await getCode()
  write('인증번호', RIGHT)
  const released = new EventTarget()
  const held = new Promise((resolve) => released.addEventListener('release', resolve))
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => held.then(() => answer(address, init)))
  await press('보내기')
  await press('보내기')
  released.dispatchEvent(new Event('release'))
  await vi.waitFor(() => expect(proved).toHaveBeenCalled())
  expect(proved).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(2)
})

it('counts the tries and requires a new code after the fifth', async () => {
  await getCode()
  for (const left of [4, 3, 2, 1]) {
    await guess('000000')
    await screen.findByText(new RegExp(`남은 횟수 ${left}번`))
  }
  await guess('000000')
  await screen.findByText('인증번호의 시간이 지났습니다. 인증번호를 다시 받아주세요.')
  expect(screen.queryByLabelText('인증번호')).toBeNull()
  expect(screen.getByText('인증번호 받기')).toBeTruthy()
})

it('counts three minutes down and then requires a new code', async () => {
  await getCode()
  expect(screen.getByRole('timer').textContent).toBe('남은 시간 3분')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(screen.getByRole('timer').textContent).toBe('남은 시간 2분 30초')
  act(() => void vi.advanceTimersByTime(150_000))
  expect(screen.getByText(/인증번호의 시간이 지났습니다/)).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})
