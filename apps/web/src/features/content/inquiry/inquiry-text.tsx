import { TextAreaField } from '@hygiene/ui'
import { LazyTextEditor } from '@hygiene/writing/lazy-text-editor'
import { useState } from 'react'
import { blocksIn, isPlain, plainBlocks, textOfPlain } from './written-blocks.ts'

type InquiryTextProps = {
  label: string
  name: string
  error: string | undefined
  /** Blocks as JSON, as they were when the form opened. */
  beginning: string
  onChange: (contents: string) => void
}

/** A plain box; a text that has tables or headings already keeps the editor that it was written with. */
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
