-- Six digits by which a branch prints a certificate once, within a day.
CREATE TABLE "PrintCode" (
    "certificateNo" INTEGER NOT NULL,
    "code" CHAR(6) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PrintCode_pkey" PRIMARY KEY ("certificateNo")
);

CREATE UNIQUE INDEX "PrintCode_code_key" ON "PrintCode"("code");
CREATE INDEX "PrintCode_endsAt_idx" ON "PrintCode"("endsAt");

ALTER TABLE "PrintCode" ADD CONSTRAINT "PrintCode_certificateNo_fkey" FOREIGN KEY ("certificateNo") REFERENCES "Certificate"("certificateNo") ON DELETE CASCADE ON UPDATE CASCADE;
