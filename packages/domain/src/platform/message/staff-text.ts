import { AT_ONCE, message } from './message.ts'

export const staffText = message<{ body: string }>({
  label: '직접 작성한 문자',
  rule: AT_ONCE,
  // Inserts the present support number where staff wrote none.
  lines: ({ body }, { association }) => [
    body.replace('고객센터로', `고객센터(${association.supportPhone})로`),
  ],
})
