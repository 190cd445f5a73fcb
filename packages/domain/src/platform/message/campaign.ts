import { type Message, REST } from './message.ts'

/** A campaign's text, filled for the person: it has its own beginning. */
export const campaign: Message<{ text: string }> = {
  label: '캠페인',
  rule: REST,
  text: (facts) => facts.text,
}
