const SHORT_ANSWER_MS = 120_000

export class ProtocolError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message ? `${code}: ${message}` : code)
    this.code = code
  }
}

export type ElementId = { 'element-6066-11e4-a52e-4f735466cecf': string }

export class Session {
  #last: Promise<unknown> = Promise.resolve()
  #window = ''
  #isInFrame = false

  readonly #address: string

  private constructor(address: string) {
    this.#address = address
  }

  static async open(origin: string, capabilities: object): Promise<Session> {
    const { sessionId } = await command<{ sessionId: string }>(`${origin}/session`, 'POST', {
      capabilities: { alwaysMatch: capabilities },
    })
    return new Session(`${origin}/session/${sessionId}`)
  }

  /** Sends nothing else until `action` has ended: a session has one current window and frame for its commands. */
  alone<Result>(action: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(action)
    this.#last = result.catch(() => null)
    return result
  }

  /** Must be called inside `alone`. */
  send<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    return command(`${this.#address}${path}`, method, method === 'POST' ? (body ?? {}) : undefined)
  }

  async turnTo(window: string): Promise<void> {
    if (this.#window !== window) await this.send('POST', '/window', { handle: window })
    if (this.#window !== window || this.#isInFrame) await this.send('POST', '/frame', { id: null })
    this.#window = window
    this.#isInFrame = false
  }

  /** Must be called inside `alone`. */
  async turnToFrame(frame: ElementId): Promise<void> {
    this.#isInFrame = true
    await this.send('POST', '/frame', { id: frame })
  }

  run<Value>(body: string, args: readonly unknown[]): Promise<Value> {
    return this.send('POST', '/execute/sync', { script: body, args })
  }

  async closeWindow(): Promise<void> {
    this.#window = ''
    await this.send('DELETE', '/window')
  }

  windows(): Promise<string[]> {
    return this.alone(() => this.send<string[]>('GET', '/window/handles'))
  }
}

async function command<Value>(address: string, method: string, body?: object): Promise<Value> {
  const answer = await fetch(address, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    signal: AbortSignal.timeout(SHORT_ANSWER_MS),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value as Value
  const { error, message } = value as { error: string; message: string }
  throw new ProtocolError(error, message)
}
