-- What a session was before the association gave it another hall or time: its people read the change until they have seen it.
CREATE TABLE "SessionChange" (
    "changeNo" SERIAL NOT NULL,
    "sessionNo" INTEGER NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "fromVenueNo" INTEGER NOT NULL,
    "fromStartsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SessionChange_pkey" PRIMARY KEY ("changeNo")
);
CREATE INDEX "SessionChange_sessionNo_idx" ON "SessionChange"("sessionNo");
ALTER TABLE "SessionChange" ADD CONSTRAINT "SessionChange_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SessionChange" ADD CONSTRAINT "SessionChange_fromVenueNo_fkey" FOREIGN KEY ("fromVenueNo") REFERENCES "Venue"("venueNo") ON DELETE RESTRICT ON UPDATE CASCADE;
