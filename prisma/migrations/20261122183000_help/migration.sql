-- AlterEnum
ALTER TYPE "MessageKind" ADD VALUE 'helpAsked';
ALTER TYPE "MessageKind" ADD VALUE 'loginRepair';

-- CreateEnum
CREATE TYPE "HelpTie" AS ENUM ('child', 'spouse', 'family', 'employee', 'other');

-- CreateTable
CREATE TABLE "Help" (
    "helpNo" SERIAL NOT NULL,
    "helperNo" INTEGER NOT NULL,
    "ownerNo" INTEGER,
    "ownerName" VARCHAR(40) NOT NULL,
    "tie" "HelpTie" NOT NULL,
    "tokenHash" CHAR(64),
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "answerBy" TIMESTAMPTZ(3) NOT NULL,
    "agreedAt" TIMESTAMPTZ(3),
    "validUntil" TIMESTAMPTZ(3),
    "refusedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "endedByOwner" BOOLEAN,

    CONSTRAINT "Help_pkey" PRIMARY KEY ("helpNo")
);

-- CreateTable
CREATE TABLE "HelpAct" (
    "actNo" SERIAL NOT NULL,
    "helpNo" INTEGER NOT NULL,
    "act" VARCHAR(20) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "isDone" BOOLEAN,
    "subject" VARCHAR(80) NOT NULL DEFAULT '',

    CONSTRAINT "HelpAct_pkey" PRIMARY KEY ("actNo")
);

-- CreateIndex
CREATE UNIQUE INDEX "Help_tokenHash_key" ON "Help"("tokenHash");

-- CreateIndex
CREATE INDEX "Help_helperNo_askedAt_idx" ON "Help"("helperNo", "askedAt");

-- CreateIndex
CREATE INDEX "Help_ownerNo_askedAt_idx" ON "Help"("ownerNo", "askedAt");

-- CreateIndex
CREATE INDEX "HelpAct_helpNo_at_idx" ON "HelpAct"("helpNo", "at");

-- AddForeignKey
ALTER TABLE "Help" ADD CONSTRAINT "Help_helperNo_fkey" FOREIGN KEY ("helperNo") REFERENCES "Member"("memberNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Help" ADD CONSTRAINT "Help_ownerNo_fkey" FOREIGN KEY ("ownerNo") REFERENCES "Member"("memberNo") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpAct" ADD CONSTRAINT "HelpAct_helpNo_fkey" FOREIGN KEY ("helpNo") REFERENCES "Help"("helpNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One answer, and never for a person of oneself.
ALTER TABLE "Help" ADD CONSTRAINT "Help_one_answer" CHECK ("agreedAt" IS NULL OR "refusedAt" IS NULL);
ALTER TABLE "Help" ADD CONSTRAINT "Help_two_people" CHECK ("ownerNo" IS DISTINCT FROM "helperNo");
