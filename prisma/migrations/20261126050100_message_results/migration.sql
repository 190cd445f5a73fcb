-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "askedAt" TIMESTAMPTZ(3),
ADD COLUMN     "deliveredAt" TIMESTAMPTZ(3),
ADD COLUMN     "forOn" DATE,
ADD COLUMN     "undelivered" VARCHAR(300);

-- CreateTable
CREATE TABLE "SmsDay" (
    "dayOn" DATE NOT NULL,
    "takenCount" INTEGER NOT NULL,

    CONSTRAINT "SmsDay_pkey" PRIMARY KEY ("dayOn")
);

-- Each person is reminded once of a cause, whichever worker writes it; of a seat once for each day that its session is on.
CREATE UNIQUE INDEX "Message_reminder_once" ON "Message" ("aboutNo", "kind") WHERE "kind" IN ('paymentWaiting', 'depositDue');
CREATE UNIQUE INDEX "Message_tomorrow_once" ON "Message" ("aboutNo", "forOn") WHERE "kind" = 'sessionTomorrow';
ALTER TABLE "Message" ADD CONSTRAINT "Message_tomorrow_has_day" CHECK ("kind" <> 'sessionTomorrow' OR "forOn" IS NOT NULL) NOT VALID;

-- Messages whose delivery the provider is still asked for.
CREATE INDEX "Message_results_awaited" ON "Message" ("sentAt")
 WHERE "sentAt" IS NOT NULL AND "deliveredAt" IS NULL AND "undelivered" IS NULL;
