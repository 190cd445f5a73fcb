-- Messages to a frozen audience; consents to advertising that are told of again after two years (Network Act, Art. 50).
CREATE TYPE "CampaignKind" AS ENUM ('notice', 'advert');

CREATE TYPE "CampaignStatus" AS ENUM ('draft', 'asked', 'running', 'paused', 'stopped', 'done');

CREATE TYPE "CampaignLeftOut" AS ENUM ('noConsent', 'refused', 'consentEnded', 'noPhone', 'samePhone', 'dormant', 'withdrawn', 'phoneChanged');

CREATE TYPE "ConsentSource" AS ENUM ('member', 'refusalLink', 'askedAgain');

ALTER TYPE "MessageKind" ADD VALUE 'campaign';
ALTER TYPE "MessageKind" ADD VALUE 'consentAskedAgain';
ALTER TYPE "MessageKind" ADD VALUE 'consentChanged';

ALTER TABLE "ConsentRecord" ADD COLUMN     "source" "ConsentSource" NOT NULL DEFAULT 'member';

ALTER TABLE "Employee" ADD COLUMN     "phone" VARCHAR(20) NOT NULL DEFAULT '';

ALTER TABLE "Member" ADD COLUMN     "marketingConfirmedAt" TIMESTAMPTZ(3);

CREATE TABLE "Campaign" (
    "campaignNo" SERIAL NOT NULL,
    "kind" "CampaignKind" NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "body" VARCHAR(2000) NOT NULL,
    "text" VARCHAR(2400),
    "perMinute" INTEGER NOT NULL,
    "startsAt" TIMESTAMPTZ(3),
    "status" "CampaignStatus" NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "employeeNo" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "conditions" JSONB,
    "foundWords" VARCHAR(300) NOT NULL DEFAULT '',
    "frozenAt" TIMESTAMPTZ(3),
    "orderedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Campaign_pkey" PRIMARY KEY ("campaignNo")
);

CREATE TABLE "CampaignPerson" (
    "campaignNo" INTEGER NOT NULL,
    "memberNo" INTEGER NOT NULL,
    "phone" VARCHAR(20) NOT NULL,
    "leftOut" "CampaignLeftOut",
    "takenAt" TIMESTAMPTZ(3),
    "messageNo" INTEGER,

    CONSTRAINT "CampaignPerson_pkey" PRIMARY KEY ("campaignNo","memberNo")
);

CREATE TABLE "CampaignTest" (
    "testNo" SERIAL NOT NULL,
    "campaignNo" INTEGER NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "text" VARCHAR(2400) NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "triedAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "providerNo" VARCHAR(60),
    "failure" VARCHAR(300),

    CONSTRAINT "CampaignTest_pkey" PRIMARY KEY ("testNo")
);

CREATE TABLE "MessagePrice" (
    "priceNo" SERIAL NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "smsWon" INTEGER NOT NULL,
    "lmsWon" INTEGER NOT NULL,

    CONSTRAINT "MessagePrice_pkey" PRIMARY KEY ("priceNo")
);

CREATE INDEX "Campaign_employeeNo_idx" ON "Campaign"("employeeNo");

CREATE INDEX "Campaign_createdAt_idx" ON "Campaign"("createdAt");

CREATE INDEX "Campaign_status_idx" ON "Campaign"("status");

CREATE UNIQUE INDEX "CampaignPerson_messageNo_key" ON "CampaignPerson"("messageNo");

CREATE INDEX "CampaignPerson_memberNo_idx" ON "CampaignPerson"("memberNo");

CREATE INDEX "CampaignPerson_campaignNo_takenAt_idx" ON "CampaignPerson"("campaignNo", "takenAt");

CREATE INDEX "CampaignTest_campaignNo_askedAt_idx" ON "CampaignTest"("campaignNo", "askedAt");

CREATE INDEX "CampaignTest_employeeNo_idx" ON "CampaignTest"("employeeNo");

CREATE UNIQUE INDEX "MessagePrice_startsAt_key" ON "MessagePrice"("startsAt");

ALTER TABLE "Campaign" ADD CONSTRAINT "Campaign_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "CampaignPerson" ADD CONSTRAINT "CampaignPerson_campaignNo_fkey" FOREIGN KEY ("campaignNo") REFERENCES "Campaign"("campaignNo") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CampaignPerson" ADD CONSTRAINT "CampaignPerson_memberNo_fkey" FOREIGN KEY ("memberNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "CampaignPerson" ADD CONSTRAINT "CampaignPerson_messageNo_fkey" FOREIGN KEY ("messageNo") REFERENCES "Message"("messageNo") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "CampaignTest" ADD CONSTRAINT "CampaignTest_campaignNo_fkey" FOREIGN KEY ("campaignNo") REFERENCES "Campaign"("campaignNo") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CampaignTest" ADD CONSTRAINT "CampaignTest_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX "Member_marketingAgreedAt_idx" ON "Member"("marketingAgreedAt");

-- One message a telephone.
CREATE UNIQUE INDEX "CampaignPerson_one_phone" ON "CampaignPerson" ("campaignNo", "phone") WHERE "leftOut" IS NULL;

-- Advertising carries its sign, its sender and the free refusal, whoever writes the row.
ALTER TABLE "Campaign" ADD CONSTRAINT "Campaign_advert_words"
  CHECK ("kind" <> 'advert' OR "text" IS NULL OR "text" LIKE '(광고)[%' || chr(10) || '무료 수신거부 {수신거부}');
ALTER TABLE "Campaign" ADD CONSTRAINT "Campaign_ordered_text" CHECK ("status" = 'draft' OR "text" IS NOT NULL);
ALTER TABLE "Campaign" ADD CONSTRAINT "Campaign_per_minute" CHECK ("perMinute" BETWEEN 1 AND 1000);

-- Words that people are being sent stay as they are.
CREATE FUNCTION "keep_campaign_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" NOT IN ('draft', 'asked')
     AND (NEW."kind", NEW."body", NEW."text") IS DISTINCT FROM (OLD."kind", OLD."body", OLD."text") THEN
    RAISE EXCEPTION 'The words of an ordered campaign stay as they are';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "Campaign_keep_words" BEFORE UPDATE ON "Campaign" FOR EACH ROW EXECUTE FUNCTION "keep_campaign_words"();

-- The history of consents: rows go by their term and follow a merged account, nothing else of them changes.
CREATE FUNCTION "refuse_consent_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of consents is append-only';
END
$$;
CREATE TRIGGER "ConsentRecord_append_only" BEFORE UPDATE OF "kind", "isGiven", "version", "at", "source" ON "ConsentRecord"
  FOR EACH ROW EXECUTE FUNCTION "refuse_consent_change"();
CREATE TRIGGER "MessagePrice_append_only" BEFORE UPDATE OR DELETE ON "MessagePrice"
  FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();

-- The provider's list prices without tax; a new price is a new row.
INSERT INTO "MessagePrice" ("startsAt", "smsWon", "lmsWon") VALUES ('2021-01-01T00:00:00+09:00', 18, 45);
