import {
  type ChangeEvent,
  type CompositionEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'

/** A pause in typing after which the list is searched. */
const PAUSE_MS = 350

/** Words as they are typed, searched after a pause or by Enter, and never in the middle of a Hangul syllable. */
export function useTypedText(searched: string, search: (text: string) => void) {
  const [typed, setTyped] = useState({ text: searched, of: searched })
  const [isComposing, setIsComposing] = useState(false)
  // «Back», and a view that drops the words, are followed.
  const text = typed.of === searched ? typed.text : searched
  const send = useEffectEvent((next: string) => {
    if (next.trim() !== searched) search(next.trim())
  })
  useEffect(() => {
    if (isComposing || text.trim() === searched) return undefined
    const timer = setTimeout(() => send(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, searched, isComposing])

  return {
    field: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ text: target.value, of: searched }),
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setIsComposing(false)
        setTyped({ text: currentTarget.value, of: searched })
      },
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!isComposing && text.trim() !== searched) search(text.trim())
    },
  }
}
