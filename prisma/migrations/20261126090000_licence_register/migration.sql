-- The nightly copy of the register of food businesses: its walks, and what changed.
-- AlterTable
ALTER TABLE "Licence" ADD COLUMN     "changedOn" DATE;

-- CreateTable
CREATE TABLE "LicenceSync" (
    "syncNo" SERIAL NOT NULL,
    "businessTypeName" VARCHAR(40) NOT NULL,
    "changedSince" DATE,
    "nextIndex" INTEGER NOT NULL DEFAULT 1,
    "total" INTEGER,
    "added" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "faults" JSONB NOT NULL DEFAULT '{}',
    "sentAway" VARCHAR(20),
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "lastPageAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LicenceSync_pkey" PRIMARY KEY ("syncNo")
);

-- CreateTable
CREATE TABLE "LicenceChange" (
    "changeNo" SERIAL NOT NULL,
    "syncNo" INTEGER NOT NULL,
    "licenceNo" VARCHAR(30) NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LicenceChange_pkey" PRIMARY KEY ("changeNo")
);

-- CreateIndex
CREATE INDEX "LicenceSync_businessTypeName_finishedAt_idx" ON "LicenceSync"("businessTypeName", "finishedAt");

-- CreateIndex
CREATE INDEX "LicenceChange_licenceNo_idx" ON "LicenceChange"("licenceNo");

-- CreateIndex
CREATE INDEX "LicenceChange_syncNo_idx" ON "LicenceChange"("syncNo");

-- AddForeignKey
ALTER TABLE "LicenceChange" ADD CONSTRAINT "LicenceChange_syncNo_fkey" FOREIGN KEY ("syncNo") REFERENCES "LicenceSync"("syncNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Two workers that begin a walk at the same instant share one.
CREATE UNIQUE INDEX "LicenceSync_one_open" ON "LicenceSync" ("businessTypeName") WHERE "finishedAt" IS NULL;

-- Parts of names among the whole country's businesses (docs/decisions/014-bigrams.md).
CREATE INDEX "Licence_business_name_grams" ON "Licence" USING GIN ("grams_of"(lower("businessName")));
CREATE INDEX "Licence_representative_name_grams" ON "Licence" USING GIN ("grams_of"(lower("representativeName")));
ALTER INDEX "Licence_business_name_grams" ALTER COLUMN 1 SET STATISTICS 1000;
