import { SEARCH } from './injected.ts'
import type { OpenWindow } from './open-window.ts'
import { type ElementId, ProtocolError, type Session } from './session.ts'

export interface Aim {
  tab: OpenWindow
  frames: readonly string[]
  selector: string
}

export type State = 'visible' | 'hidden' | 'attached' | 'detached'

export interface Search {
  all(selector: string): Element[]
  checkElementStates(element: Element, states: readonly string[], isFrameVisible: true): Promise<unknown>
  fill(element: Element, text: string): unknown
  selectOptions(element: Element, options: readonly { label: string }[]): unknown
}

type Asked<Value> = (search: Search, selector: string, given: unknown) => Value | Promise<Value>

const calling = (asked: unknown): string => `${SEARCH}
  const search = window.__search;
  search.all ??= (selector) => search.querySelectorAll(search.parseSelector(selector), document);
  const one = (selector) => {
    const found = search.all(selector);
    if (found.length > 1) throw new Error('Several elements are ' + selector + ': ' + found.length);
    return found[0];
  };
  return (${String(asked)})(...arguments, search, one);`

const PASSING = new Set([
  'stale element reference',
  'no such element',
  'no such frame',
  'move target out of bounds',
])
const isPassing = (cause: unknown): boolean => cause instanceof ProtocolError && PASSING.has(cause.code)

async function within<Value>(
  { tab, frames }: Aim,
  body: string,
  args: readonly unknown[],
  then?: (answer: Value) => Promise<void>,
): Promise<Value | null> {
  try {
    return await tab.alone(async () => {
      const { session } = tab
      for (const frame of frames) {
        const found = await session.run<ElementId | null>(
          calling('(selector, search, one) => one(selector)'),
          [frame],
        )
        if (!found) return null
        await session.turnToFrame(found)
      }
      const answer = await session.run<Value>(body, args)
      await then?.(answer)
      return answer
    })
  } catch (cause) {
    if (isPassing(cause)) {
      tab.hindrance = String(cause)
      return null
    }
    throw cause
  }
}

export async function inPage<Value>(aim: Aim, asked: Asked<Value>): Promise<Value> {
  const body = calling(`(selector, search) => (${String(asked)})(search, selector)`)
  return (await within<Value>(aim, body, [aim.selector])) as Value
}

export async function inElement<Given>(
  aim: Aim,
  asked: (search: Search, element: Element, given: Given) => boolean | Promise<boolean>,
  given: Given,
): Promise<boolean> {
  const body = calling(`(selector, given, search, one) => {
    const element = one(selector);
    return element ? (${String(asked)})(search, element, given) : false;
  }`)
  return (await within<boolean>(aim, body, [aim.selector, given])) ?? false
}

export function find<Value, Given>(
  aim: Aim,
  of: (element: Element, given: Given) => Value | Promise<Value>,
  given?: Given,
): Promise<{ value: Value } | null> {
  const body = calling(`async (selector, given, search, one) => {
    const element = one(selector);
    return element ? { value: await (${String(of)})(element, given) } : null;
  }`)
  return within(aim, body, [aim.selector, given ?? null])
}

export async function isIn(aim: Aim, state: State): Promise<boolean> {
  const isAboutSight = state === 'visible' || state === 'hidden'
  const isSo = await inElement(
    aim,
    async (search, element, asked) =>
      !asked || !(await search.checkElementStates(element, ['visible'], true)),
    isAboutSight,
  )
  return isSo === (state === 'visible' || state === 'attached')
}

type Found = { element: ElementId; at: Point | null } | { covered: string }
type Point = { x: number; y: number }

/**
 * Presses the element, or a point of it, once it is visible, enabled, at rest and not covered. Returns false if it is not yet.
 * The driver's own click is not used: if a press removes its element, it reports an error that does not tell whether the press
 * was made.
 */
export async function hit(aim: Aim, position?: Point): Promise<boolean> {
  const body = calling(`async (selector, position, search, one) => {
    const element = one(selector);
    if (!element || (await search.checkElementStates(element, ['visible', 'enabled', 'stable'], true))) return null;
    element.scrollIntoViewIfNeeded(true);
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + (position?.x ?? width / 2), y: y + (position?.y ?? height / 2) };
    const onTop = search.expectHitTarget(at, search.retarget(element, 'button-link'));
    if (onTop !== 'done') return { covered: 'covered by ' + onTop.hitTargetDescription };
    return { element, at: position && { x: Math.round(at.x), y: Math.round(at.y) } };
  }`)
  let isHit = false
  aim.tab.hindrance = 'not there, not shown, not enabled or not at rest'
  await within<Found | null>(aim, body, [aim.selector, position ?? null], async (found) => {
    if (!found) return
    if ('covered' in found) aim.tab.hindrance = found.covered
    else isHit = await pressAt(aim.tab.session, found)
  })
  return isHit
}

async function pressAt(
  session: Session,
  { element, at }: { element: ElementId; at: Point | null },
): Promise<true> {
  const place = at ?? { x: 0, y: 0, origin: element }
  const actions = [
    { type: 'pointerMove', duration: 0, ...place },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  await session
    .send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    .catch((cause: unknown) => {
      // Ignores that the press has closed its own window.
      if (!(cause instanceof ProtocolError && cause.code === 'no such window')) throw cause
    })
  return true
}
