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
export function useTypedWords(searched: string, search: (words: string) => void) {
  const [typed, setTyped] = useState({ words: searched, of: searched })
  const [isComposing, setIsComposing] = useState(false)
  // «Back», and a view that drops the words, are followed.
  const words = typed.of === searched ? typed.words : searched
  const send = useEffectEvent((next: string) => {
    if (next.trim() !== searched) search(next.trim())
  })
  useEffect(() => {
    if (isComposing || words.trim() === searched) return undefined
    const timer = setTimeout(() => send(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, searched, isComposing])

  return {
    field: {
      value: words,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setTyped({ words: target.value, of: searched }),
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setIsComposing(false)
        setTyped({ words: currentTarget.value, of: searched })
      },
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!isComposing && words.trim() !== searched) search(words.trim())
    },
  }
}
