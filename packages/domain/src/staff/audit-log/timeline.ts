/** `change` is an employee's change and `view` an employee's view; the filters are ours. */
export const timelineKinds = ['apply', 'study', 'message', 'inquiry', 'change', 'login', 'view'] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const timelineWhats = [
  'login',
  'linkedLogin',
  'loginEnded',
  'note',
  'proofDone',
  'proofFailed',
  'applied',
  'ended',
  'paid',
  'payFailed',
  'payCancelled',
  'refundAsked',
  'refunded',
  'refundFailed',
  'lectureDone',
  'surveyed',
  'identityDone',
  'identityFailed',
  'examDone',
  'examFailed',
  'attended',
  'completed',
  'message',
  'texted',
  'extended',
  'asked',
  'followedUp',
  'answered',
  'changed',
  'view',
] as const
export type TimelineWhat = (typeof timelineWhats)[number]
