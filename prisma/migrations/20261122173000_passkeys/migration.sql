-- Passkeys: a second way to log in, and what happened to an account for its owner to see.
CREATE TYPE "AccountNoteKind" AS ENUM ('passkeyAdded', 'passkeyRemoved', 'passkeyBlocked');

ALTER TABLE "Login" ADD COLUMN "isByPasskey" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "Passkey" (
    "passkeyNo" SERIAL NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "credentialId" VARCHAR(1400) NOT NULL,
    "publicKey" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" VARCHAR(60) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "blockedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("passkeyNo")
);

CREATE TABLE "PasskeyChallenge" (
    "challengeHash" CHAR(64) NOT NULL,
    "memberNo" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PasskeyChallenge_pkey" PRIMARY KEY ("challengeHash")
);

CREATE TABLE "AccountNote" (
    "noteNo" SERIAL NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "kind" "AccountNoteKind" NOT NULL,
    "about" VARCHAR(60) NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AccountNote_pkey" PRIMARY KEY ("noteNo")
);

CREATE UNIQUE INDEX "Passkey_credentialId_key" ON "Passkey"("credentialId");
CREATE INDEX "Passkey_memberNo_idx" ON "Passkey"("memberNo");
CREATE INDEX "PasskeyChallenge_createdAt_idx" ON "PasskeyChallenge"("createdAt");
CREATE INDEX "AccountNote_memberNo_at_idx" ON "AccountNote"("memberNo", "at");
CREATE INDEX "AccountNote_at_idx" ON "AccountNote"("at");

ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "PasskeyChallenge" ADD CONSTRAINT "PasskeyChallenge_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "AccountNote" ADD CONSTRAINT "AccountNote_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;
