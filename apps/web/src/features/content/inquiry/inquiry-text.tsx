import { TextAreaField } from '@hygiene/ui'
import { LazyTextEditor } from '@hygiene/writing/lazy-text-editor'
import { useState } from 'react'
import { blocksIn, isPlain, plainBlocks, textOfPlain } from './written-blocks.ts'

type InquiryTextProps = {
  label: string
  name: string
  error: string | undefined
  /** Holds the blocks as JSON at the time the form opened. */
  beginning: string
  onChange: (contents: string) => void
}

/** Uses a plain text box. A text that already has tables or headings keeps the rich editor. */
export function InquiryText(props: InquiryTextProps) {
  const [isBox] = useState(() => isPlain(blocksIn(props.beginning)))
  return isBox ? <PlainBox {...props} /> : <LazyTextEditor {...props} />
}

function PlainBox({ beginning, onChange, ...wording }: InquiryTextProps) {
  const [text, setText] = useState(() => textOfPlain(blocksIn(beginning)))
  return (
    <TextAreaField
      {...wording}
      rows={8}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(JSON.stringify(plainBlocks(target.value)))
      }}
    />
  )
}
