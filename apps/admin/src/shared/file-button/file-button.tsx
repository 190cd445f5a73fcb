import { acceptOf, type FileKind } from '@hygiene/domain/platform/file/file-kinds'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'

type FileButtonProps = {
  label: string
  kinds: readonly FileKind[]
  className?: string | undefined
  onFile: (file: File) => Promise<void>
  children: ReactNode
}

export function FileButton({ label, kinds, className, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    setIsSending(true)
    await onFile(file)
    setIsSending(false)
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(kinds)}
        aria-label={`${label} 고르기`}
        onChange={(event) => void take(event)}
      />
      <button
        type="button"
        className={className}
        aria-disabled={isSending || undefined}
        title={label}
        onClick={() => !isSending && input.current?.click()}
      >
        {children}
        {isSending ? '올리는 중' : label}
      </button>
    </>
  )
}

export const PICTURES = ['jpg', 'png', 'webp'] as const satisfies readonly FileKind[]
