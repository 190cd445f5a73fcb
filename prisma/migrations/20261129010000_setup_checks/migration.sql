-- Two checks before the first day: a restored backup and a received alert. Each is proved by a code that only that way brings back.
CREATE TYPE "SetupCheckKind" AS ENUM ('backup', 'alert');

CREATE TABLE "SetupCheck" (
  "kind" "SetupCheckKind" NOT NULL,
  "code" CHAR(8) NOT NULL,
  "madeAt" TIMESTAMPTZ(3) NOT NULL,
  "endsAt" TIMESTAMPTZ(3),
  "confirmedAt" TIMESTAMPTZ(3),
  CONSTRAINT "SetupCheck_pkey" PRIMARY KEY ("kind")
);

-- Every backup from now on carries this code; `pnpm restore` prints it.
INSERT INTO "SetupCheck" ("kind", "code", "madeAt")
VALUES ('backup', upper(left(replace(gen_random_uuid()::text, '-', ''), 8)), now());
