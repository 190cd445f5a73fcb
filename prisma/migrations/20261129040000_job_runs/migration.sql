-- CreateTable
CREATE TABLE "JobRun" (
    "jobId" VARCHAR(120) NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "crashes" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "JobRun_pkey" PRIMARY KEY ("jobId")
);
