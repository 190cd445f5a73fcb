import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Button } from '../actions/button.tsx'
import { createQueue } from '../feedback/queue.ts'
import { Dialog } from './dialog.tsx'
import styles from './prompts.module.css'

export type PromptText = {
  /** Names the subject, because screen readers read the title first; it is never «알림» or «확인». */
  title: string
  confirmLabel?: string
  cancelLabel?: string
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

export async function showAlert(message: string, text: PromptText): Promise<void> {
  await ask('alert', message, text)
}

/** Asks a question: resolves to `true` for the confirming button, otherwise, also on Escape, to `false`. */
export function askConfirm(message: string, text: PromptText): Promise<boolean> {
  return ask('confirm', message, text)
}

export const useAlert = () => showAlert
export const useConfirm = () => askConfirm

type PromptHostProps = {
  draw?: (message: string) => ReactNode
}

/** Is rendered once, in the frame. Prompts stack in the order in which they were requested. */
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
