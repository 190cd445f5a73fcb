import { type Message, REST } from './message.ts'

export const campaign: Message<{ text: string }> = {
  label: '캠페인',
  rule: REST,
  text: (facts) => facts.text,
}
