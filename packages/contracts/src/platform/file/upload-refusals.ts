export const UPLOAD_REFUSALS = [
  'FILE_TYPE_REFUSED',
  'FILE_HEIC_REFUSED',
  'FILE_BROKEN',
  'FILE_PICTURE_TOO_LARGE',
  'FILE_INFECTED',
  'TOO_MANY_FILES',
  'TOO_MANY_FILES_TODAY',
] as const

/** Applies to a contract whose call creates a record together with its files. */
export const SENT_FILES_REFUSALS = [...UPLOAD_REFUSALS, 'FILE_NOT_FOUND', 'TOO_MANY_ATTACHED'] as const
