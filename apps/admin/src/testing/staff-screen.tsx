import { queryClient } from '@hygiene/client'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { REFUSALS, type RefusalName } from '@hygiene/contracts/refusals/table'
import { PromptHost, ToastRegion } from '@hygiene/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { changePreferences } from '../app/layout/table-preferences.ts'
import { beginLogin, completeLogin, type Employee, clearStaffLogin } from '../app/login/staff-login.ts'

// Allows for a loaded machine.
configure({ asyncUtilTimeout: 15_000 })

type Answer = RefusalName | object | Response

export const server: {
  answers: Answer[]
  byPath: Record<string, Answer>
  asked: { path: string; sent: unknown }[]
} = {
  answers: [],
  byPath: {},
  asked: [],
}

async function answer(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(address, 'http://here'), init)
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/api/staff/views/list')
    return Response.json({ code: 1, message: '', entity: { list: [] } })
  const sent = request.method === 'GET' ? Object.fromEntries(searchParams) : await bodyOf(request)
  server.asked.push({ path: pathname, sent })
  const next = server.byPath[pathname] ?? server.answers.shift()
  if (next instanceof Response) return next
  if (typeof next === 'string') return Response.json({ ...REFUSALS[next], entity: null })
  return Response.json({ code: 1, message: '', entity: toWireNames(next) })
}

async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/')
  return isForm ? Object.fromEntries(await request.formData()) : request.json()
}

/** Replaces `showModal`: jsdom has no top layer. */
function openDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}

export function openStaffScreen(
  view: ReactNode,
  role: Employee['role'],
  {
    at = '/',
    answers = [],
    byPath = {},
  }: { at?: string; answers?: Answer[]; byPath?: Record<string, Answer> } = {},
) {
  openDialogs()
  Object.assign(server, { answers, byPath, asked: [] })
  vi.stubGlobal('fetch', answer)
  beginLogin('token', { step: 'code', totp: null })
  completeLogin('token', { employeeNo: 2, loginId: 'support1', name: '박상담', role }, 1800)
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>{view}</MemoryRouter>
      <PromptHost />
      <ToastRegion />
    </QueryClientProvider>,
  )
}

export function leaveStaffScreen() {
  cleanup()
  queryClient.clear()
  clearStaffLogin()
  changePreferences({ lists: [] })
  vi.unstubAllGlobals()
}

export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const submit = (name: string) =>
  act(async () => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name })
    fireEvent.submit(button.form ?? button)
  })
export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
