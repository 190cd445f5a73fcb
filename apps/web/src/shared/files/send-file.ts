import { announceRefusal, Broken, Refused, requestOf } from '@hygiene/client'
import type { Endpoint, EntityOf } from '@hygiene/contracts/kit/endpoint'
import { type Envelope, LOGIN_HEADER, SUCCESS_CODE } from '@hygiene/contracts/kit/envelope'
import { toOwnNames } from '@hygiene/contracts/kit/wire-names'
import { currentLogin, noteRemaining } from '../../app/login/current-login.ts'

type Sending = { signal: AbortSignal; onProgress: (share: number) => void }

/** Sends a contract with a file and reports the progress (0 to 1), which `fetch` cannot. */
export function sendFile<C extends Endpoint>(
  contract: C,
  parts: Readonly<Record<string, unknown>>,
  { signal, onProgress }: Sending,
): Promise<EntityOf<C>> {
  const { accessToken } = currentLogin()
  const [address, { method = 'POST', headers, body }] = requestOf(contract, parts, accessToken)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.withCredentials = true
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener(
      'progress',
      ({ loaded, total }) => total > 0 && onProgress(loaded / total),
    )
    request.addEventListener('load', () => {
      noteAnswered(request, accessToken)
      settle(request, accessToken, resolve, reject)
    })
    request.addEventListener('error', () => reject(new Broken(null)))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function noteAnswered(request: XMLHttpRequest, sentAs: string | null) {
  const remaining = request.getResponseHeader(LOGIN_HEADER)
  if (remaining !== null && currentLogin().accessToken === sentAs) noteRemaining(Number(remaining))
}

function settle(
  request: XMLHttpRequest,
  sentAs: string | null,
  resolve: (entity: never) => void,
  reject: (error: Error) => void,
) {
  if (request.status !== 200) return reject(new Broken(request.status))
  try {
    const envelope = JSON.parse(request.responseText) as Envelope
    if (envelope.code === SUCCESS_CODE) return resolve(toOwnNames(envelope.entity) as never)
    const refused = new Refused(envelope.code, envelope.message)
    announceRefusal(refused, sentAs)
    return reject(refused)
  } catch (error) {
    return reject(new Broken(request.status, error))
  }
}
