-- Calls of the current minute by caller, for all API processes together where no Redis is given. Unlogged: a crash forgets a minute.
CREATE UNLOGGED TABLE "CallCount" (
    "key" VARCHAR(32) NOT NULL,
    "count" INTEGER NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CallCount_pkey" PRIMARY KEY ("key")
);
