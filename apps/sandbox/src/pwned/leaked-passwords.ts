/** The leaked passwords of the sandbox. Each keeps the rules of a new password and is on no list of common ones. */
export const leakedPasswords: readonly string[] = [
  'Kimbap!82',
  'Bibimbap!58',
  'Mugunghwa!52',
  'Jjigae#47',
  'Dosirak!36',
  'Hanbok@59',
]
