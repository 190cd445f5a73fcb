CREATE TABLE "DatabaseReturn" (
  "returnNo" SERIAL PRIMARY KEY,
  "stateAt" TIMESTAMPTZ(3) NOT NULL,
  "returnedAt" TIMESTAMPTZ(3) NOT NULL
);
