-- CreateTable
CREATE TABLE "MessageText" (
    "versionNo" SERIAL NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "body" VARCHAR(2000) NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,
    "approvalNo" INTEGER NOT NULL,

    CONSTRAINT "MessageText_pkey" PRIMARY KEY ("versionNo")
);

-- CreateIndex
CREATE UNIQUE INDEX "MessageText_approvalNo_key" ON "MessageText"("approvalNo");

-- CreateIndex
CREATE INDEX "MessageText_kind_startsAt_idx" ON "MessageText"("kind", "startsAt");

-- Written by hand from here: what has been said stays, and a version is made before it begins.
ALTER TABLE "MessageText" ADD CONSTRAINT "MessageText_ahead" CHECK ("madeAt" <= "startsAt");
CREATE TRIGGER "MessageText_append_only" BEFORE UPDATE OR DELETE ON "MessageText"
  FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();
