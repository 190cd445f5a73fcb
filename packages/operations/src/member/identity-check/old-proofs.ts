import { type OldRows, oldRows } from '@hygiene/db'

/** Proofs of identity, codes, challenges, permissions to reset a password, and notes that have had their time. */
export const oldProofs: readonly OldRows[] = [
  oldRows({
    kind: 'proofs',
    table: 'IdentityProof',
    key: 'identityVerificationId',
    at: 'requestedAt',
    forget: (db, ids) => db.identityProof.deleteMany({ where: { identityVerificationId: { in: ids } } }),
  }),
  oldRows({
    kind: 'proofs',
    table: 'PhoneCode',
    key: 'phoneCodeNo',
    at: 'sentAt',
    forget: (db, keys) => db.phoneCode.deleteMany({ where: { phoneCodeNo: { in: keys.map(Number) } } }),
  }),
  oldRows({
    kind: 'proofs',
    table: 'PasswordReset',
    key: 'tokenHash',
    at: 'createdAt',
    forget: (db, hashes) => db.passwordReset.deleteMany({ where: { tokenHash: { in: hashes } } }),
  }),
  oldRows({
    kind: 'proofs',
    table: 'PasskeyChallenge',
    key: 'challengeHash',
    at: 'createdAt',
    forget: (db, hashes) => db.passkeyChallenge.deleteMany({ where: { challengeHash: { in: hashes } } }),
  }),
  oldRows({
    kind: 'proofs',
    table: 'SupportCode',
    key: 'memberNo',
    at: 'createdAt',
    forget: (db, keys) => db.supportCode.deleteMany({ where: { memberNo: { in: keys.map(Number) } } }),
  }),
  oldRows({
    kind: 'logins',
    table: 'AccountNote',
    key: 'noteNo',
    at: 'at',
    forget: (db, keys) => db.accountNote.deleteMany({ where: { noteNo: { in: keys.map(Number) } } }),
  }),
]
