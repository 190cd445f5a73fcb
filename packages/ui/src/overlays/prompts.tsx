import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Button } from '../actions/button.tsx'
import { createQueue } from '../feedback/queue.ts'
import { Dialog } from './dialog.tsx'
import styles from './prompts.module.css'

export type PromptText = {
  /** The matter, for a listener who hears the title first; never «알림» or «확인». */
  title: string
  confirmLabel?: string
  cancelLabel?: string
  /** The confirming button destroys something. */
  isDanger?: boolean
}

type Prompt = {
  key: number
  kind: 'alert' | 'confirm'
  message: string
  text: PromptText
  answer: (yes: boolean) => void
}

const prompts = createQueue<Prompt>()

function ask(kind: Prompt['kind'], message: string, text: PromptText): Promise<boolean> {
  return new Promise((resolve) => {
    const key = prompts.add({
      kind,
      message,
      text,
      answer: (yes) => {
        prompts.remove(key)
        resolve(yes)
      },
    })
  })
}

/** Shows a message and resolves when it has been read. Also usable outside components. */
export async function showAlert(message: string, text: PromptText): Promise<void> {
  await ask('alert', message, text)
}

/** Asks a question: `true` for the confirming button, `false` for the other one and for Escape. */
export function askConfirm(message: string, text: PromptText): Promise<boolean> {
  return ask('confirm', message, text)
}

export const useAlert = () => showAlert
export const useConfirm = () => askConfirm

type PromptHostProps = {
  /** Draws a message, for an application that makes something of it a link. */
  draw?: (message: string) => ReactNode
}

/** Placed once, in the frame. Prompts stack in the order in which they were asked. */
export function PromptHost({ draw }: PromptHostProps) {
  const open = useStore(prompts.items)
  return open.map((prompt) => <PromptDialog key={prompt.key} prompt={prompt} draw={draw} />)
}

function PromptDialog({
  prompt: { kind, message, text, answer },
  draw,
}: PromptHostProps & { prompt: Prompt }) {
  return (
    <Dialog
      isOpen
      kind="alert"
      size="small"
      title={text.title}
      onClose={() => answer(false)}
      actions={
        <>
          {kind === 'confirm' && (
            <Button tone="secondary" onClick={() => answer(false)}>
              {text.cancelLabel ?? '취소'}
            </Button>
          )}
          <Button tone={text.isDanger ? 'danger' : 'primary'} data-first-focus onClick={() => answer(true)}>
            {text.confirmLabel ?? '확인'}
          </Button>
        </>
      }
    >
      <p className={styles.message}>{draw ? draw(message) : message}</p>
    </Dialog>
  )
}
