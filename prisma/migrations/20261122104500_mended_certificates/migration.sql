-- Words of a completed record that no font could print are typed anew by their owner; the certificate keeps the old ones.
ALTER TABLE "Certificate" ADD COLUMN "mendedAt" TIMESTAMPTZ(3),
ADD COLUMN "wordsBefore" JSONB;

-- Written by hand from here: what the schema language cannot say.

ALTER TABLE "Certificate"
  ADD CONSTRAINT "Certificate_mended" CHECK (("mendedAt" IS NULL) = ("wordsBefore" IS NULL));
