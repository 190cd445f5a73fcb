import { ArrowUp, X } from 'lucide-react'
import {
  type ReactNode,
  type RefObject,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import styles from './dialog.module.css'
import { openLayer } from './layers.ts'

/** Is the scroll distance after which the scroll-to-top button appears (specification section 2, terms modals). */
const SCROLL_TOP_AFTER_PX = 200

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** `alert` is not closed by a click outside. */
  kind?: 'dialog' | 'alert'
  placement?: 'center' | 'end' | 'foot'
  size?: 'small' | 'regular' | 'wide'
}

/**
 * Renders a modal on the native `<dialog>`: inert background, trapped and restored focus, stacking by order of opening. It is a
 * child of the body, so that styles of the opening place do not apply.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? createPortal(<OpenDialog {...rest} />, document.body) : null
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  kind = 'dialog',
  placement = 'center',
  size = 'regular',
}: Omit<DialogProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [isFarDown, setIsFarDown] = useState(false)
  const id = useId()
  useScrollStop(body)
  usePressBeside(dialog, kind === 'dialog' ? onClose : null)

  const close = useEffectEvent(() => onClose())
  useLayoutEffect(() => openLayer(() => close()), [])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const { documentElement: page } = document
    page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight)
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => element.close()
  }, [])

  function follow(event: UIEvent) {
    setIsFarDown(event.currentTarget.scrollTop > SCROLL_TOP_AFTER_PX)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={kind === 'alert' ? `${id}-body` : undefined}
      data-placement={placement}
      data-size={size}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
      closedby={kind === 'alert' ? 'closerequest' : 'any'}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2
            id={`${id}-title`}
            className={styles.title}
            tabIndex={-1}
            data-first-focus={kind === 'dialog' || undefined}
          >
            {title}
          </h2>
          {kind === 'dialog' && (
            <button type="button" className={styles.close} onClick={onClose}>
              <X aria-hidden />
              닫기
            </button>
          )}
        </div>
        <div className={styles.middle}>
          <div ref={body} id={`${id}-body`} className={styles.body} onScroll={follow}>
            {children}
          </div>
          {isFarDown && (
            <button
              type="button"
              className={styles.top}
              onClick={() => body.current?.scrollTo({ top: 0, behavior: 'smooth' })}
            >
              <ArrowUp aria-hidden />맨 위로
            </button>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}

/**
 * Closes a modal on a press outside where the browser lacks `closedby` (WebKit): the press targets the dialog outside of its box.
 */
function usePressBeside(ref: RefObject<HTMLDialogElement | null>, onPress: (() => void) | null) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !onPress || 'closedBy' in HTMLDialogElement.prototype) return undefined
    const judge = (press: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      const isInside =
        press.clientX >= left && press.clientX <= right && press.clientY >= top && press.clientY <= bottom
      if (press.target === dialog && !isInside) onPress()
    }
    dialog.addEventListener('click', judge)
    return () => dialog.removeEventListener('click', judge)
  }, [ref, onPress])
}

/** Makes a scrolling part focusable, so that its text can be read by keyboard; a part that fits is not. */
function useScrollStop(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = part.current
    if (!element) return undefined
    const measure = () => {
      if (element.scrollHeight > element.clientHeight) element.setAttribute('tabindex', '0')
      else element.removeAttribute('tabindex')
    }
    const observer = new MutationObserver(measure)
    observer.observe(element, { childList: true, subtree: true, characterData: true })
    // The text size is an attribute of the page. A picture grows when loaded, and its load event does not bubble.
    observer.observe(document.documentElement, { attributeFilter: ['data-text'] })
    element.addEventListener('load', measure, true)
    window.addEventListener('resize', measure)
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('load', measure, true)
      window.removeEventListener('resize', measure)
    }
  }, [part])
}
