-- The span that handed a job over (W3C Trace Context); null where no traces are kept.
ALTER TABLE "Outbox" ADD COLUMN "trace" VARCHAR(55);
