import { type ExpiredRows, expiredRows } from '@hygiene/db/expired-rows'

export const expiredProofs: readonly ExpiredRows[] = [
  expiredRows({
    kind: 'proofs',
    table: 'IdentityProof',
    key: 'identityVerificationId',
    at: 'requestedAt',
    purge: (db, ids) => db.identityProof.deleteMany({ where: { identityVerificationId: { in: ids } } }),
  }),
  expiredRows({
    kind: 'proofs',
    table: 'PhoneCode',
    key: 'phoneCodeNo',
    at: 'sentAt',
    purge: (db, keys) => db.phoneCode.deleteMany({ where: { phoneCodeNo: { in: keys.map(Number) } } }),
  }),
  expiredRows({
    kind: 'proofs',
    table: 'PasswordReset',
    key: 'tokenHash',
    at: 'createdAt',
    purge: (db, hashes) => db.passwordReset.deleteMany({ where: { tokenHash: { in: hashes } } }),
  }),
  expiredRows({
    kind: 'proofs',
    table: 'PasskeyChallenge',
    key: 'challengeHash',
    at: 'createdAt',
    purge: (db, hashes) => db.passkeyChallenge.deleteMany({ where: { challengeHash: { in: hashes } } }),
  }),
  expiredRows({
    kind: 'proofs',
    table: 'SupportCode',
    key: 'memberNo',
    at: 'createdAt',
    purge: (db, keys) => db.supportCode.deleteMany({ where: { memberNo: { in: keys.map(Number) } } }),
  }),
  expiredRows({
    kind: 'logins',
    table: 'AccountNote',
    key: 'noteNo',
    at: 'at',
    purge: (db, keys) => db.accountNote.deleteMany({ where: { noteNo: { in: keys.map(Number) } } }),
  }),
]
