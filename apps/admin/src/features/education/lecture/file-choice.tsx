import { Button } from '@hygiene/ui'
import { type ReactNode, useRef } from 'react'

type FileChoiceProps = {
  label: string
  accept: string
  tone?: 'primary' | 'secondary'
  onChoose: (file: File) => void
  children: ReactNode
}

export function FileChoice({ label, accept, tone = 'secondary', onChoose, children }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button {...(tone === 'secondary' ? { tone } : {})} size="small" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
