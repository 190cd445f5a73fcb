import { PLACE_HEADER } from '@hygiene/contracts/kit/crowd'
import type { Endpoint, EndpointRow, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { type Envelope, LOGIN_HEADER, SUCCESS_CODE } from '@hygiene/contracts/kit/envelope'
import { toOwnNames } from '@hygiene/contracts/kit/wire-names'
import { askConfirm, showAlert } from '@hygiene/ui'
import { clientLogin } from './client-login.ts'
import { visits } from './crowd/come-again.ts'
import { brokenBy, Crowded } from './crowd/crowded.ts'
import { documentAssociation } from './document-association.ts'
import { beginRequest } from './pending.ts'
import { announceRefusal } from './refusal-news.ts'
import { BadInput, Broken, Refused } from './refused.ts'
import { requestOf } from './request.ts'

export type CallOptions = {
  signal?: AbortSignal
  keepalive?: boolean
  /** `ask` (default) shows an alert with [다시 시도], then rethrows. `throw` leaves the message to the caller. */
  onBreakage?: 'ask' | 'throw'
  /**
   * `notify` (default) shows an alert with the server's sentence, then rethrows. `throw` lets the caller show it at the fields.
   */
  onBadInput?: 'notify' | 'throw'
  /** Hides the loading bar for background work (a progress record). */
  isQuiet?: boolean
}

/** Sends one contract. Throws `Refused` for a negative code and `Broken` for anything that is no valid answer. */
export async function call<C extends Endpoint>(
  contract: C,
  input: SentTo<C>,
  options: CallOptions = {},
): Promise<EntityOf<C>> {
  return (await untilAnswered(contract, input, options, openEnvelope)) as EntityOf<C>
}

export async function callForFile<C extends Endpoint>(
  contract: C,
  input: SentTo<C>,
  options: CallOptions = {},
): Promise<Blob> {
  return untilAnswered(contract, input, options, openFile)
}

type Answer = { response: Response; sentAs: string | null }

/** Treats an interrupted answer, or a page of a proxy, as a breakage. */
async function untilAnswered<T>(
  contract: EndpointRow,
  input: unknown,
  options: CallOptions,
  open: (answer: Answer) => Promise<T>,
): Promise<T> {
  const { comeAgain, end } = visits(options.signal)
  let ticket: string | undefined
  try {
    for (;;) {
      try {
        return await open(await attempt(contract, input as Record<string, unknown>, options, ticket))
      } catch (error) {
        const isAwaited = options.onBreakage !== 'throw' && !options.signal?.aborted
        if (!isAwaited || !(error instanceof Broken)) throw error
        if (error instanceof BadInput) {
          if (contract.effect === 'writes' && options.onBadInput !== 'throw') await notifyBadInput(error)
          throw error
        }
        if (error instanceof Crowded && (await comeAgain(error))) ticket = error.place?.ticket
        else if ((error instanceof Crowded && error.place) || !(await offerRetry())) throw error
      }
    }
  } finally {
    end()
  }
}

async function attempt(
  contract: EndpointRow,
  input: Record<string, unknown>,
  options: CallOptions,
  ticket: string | undefined,
): Promise<Answer> {
  const { accessToken: token, noteRemaining } = clientLogin()
  const accessToken = token()
  const [address, init] = requestOf(contract, input, accessToken)
  if (ticket !== undefined) init.headers.set(PLACE_HEADER, ticket)
  const end = options.isQuiet ? null : beginRequest()
  const limit = limitWait(options.signal)
  try {
    const response = await fetch(address, { ...init, signal: limit.signal, keepalive: options.keepalive })
    if (!response.ok) throw await brokenBy(response)
    const remaining = response.headers.get(LOGIN_HEADER)
    if (remaining !== null && token() === accessToken) noteRemaining(Number(remaining))
    return { response, sentAs: accessToken }
  } catch (error) {
    if (error instanceof Broken || options.signal?.aborted) throw error
    throw new Broken(null, error)
  } finally {
    limit.lift()
    end?.()
  }
}

/** Gives up an unresponsive connection after this time; no answer of ours takes as long. */
const ANSWER_WITHIN_MS = 60_000

function limitWait(given: AbortSignal | undefined): { signal: AbortSignal; lift: () => void } {
  const control = new AbortController()
  const abort = () => control.abort(given?.reason)
  const timer = setTimeout(abort, ANSWER_WITHIN_MS)
  if (given?.aborted) abort()
  given?.addEventListener('abort', abort, { once: true })
  return { signal: control.signal, lift: () => clearTimeout(timer) }
}

async function openEnvelope({ response, sentAs }: Answer): Promise<unknown> {
  const envelope = await readEnvelope(response)
  if (envelope.code === SUCCESS_CODE) return toOwnNames(envelope.entity)
  const refused = new Refused(envelope.code, envelope.message)
  announceRefusal(refused, sentAs)
  throw refused
}

async function openFile(answer: Answer): Promise<Blob> {
  const { response } = answer
  if (response.headers.get('content-type')?.includes('application/json')) await openEnvelope(answer)
  try {
    return await response.blob()
  } catch (error) {
    throw new Broken(response.status, error)
  }
}

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope
  } catch (error) {
    throw new Broken(response.status, error)
  }
}

const notifyBadInput = ({ message }: BadInput) => showAlert(message, { title: '입력한 내용을 확인해주세요' })

let retryOffer: Promise<boolean> | null = null

/** Asks once for all requests that broke together (specification section 8: any HTTP error). */
function offerRetry(): Promise<boolean> {
  const phone = documentAssociation()?.phone
  retryOffer ??= askConfirm(
    `서버와 통신이 원활하지 않습니다.\n계속되면 고객센터${phone ? `(${phone})` : ''}로 전화해주세요.`,
    {
      title: '서버와 연결되지 않았습니다',
      confirmLabel: '다시 시도',
      cancelLabel: '닫기',
    },
  ).finally(() => {
    retryOffer = null
  })
  return retryOffer
}
