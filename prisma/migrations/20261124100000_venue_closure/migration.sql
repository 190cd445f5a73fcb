-- A venue that cannot be used from a day on.
ALTER TABLE "Venue" ADD COLUMN "closedFromOn" DATE;

-- What became of the parts of an approved change that could be left out.
ALTER TABLE "Approval" ADD COLUMN "outcome" TEXT[] NOT NULL DEFAULT '{}';

-- The outcome is written with the decision.
CREATE OR REPLACE FUNCTION "keep_approval"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hygiene.retention', true) = 'on' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD."status" = 'pending' AND
     (to_jsonb(OLD) - ARRAY['status', 'approverNo', 'decidedAt', 'decisionWords', 'outcome']) =
     (to_jsonb(NEW) - ARRAY['status', 'approverNo', 'decidedAt', 'decisionWords', 'outcome']) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'An approval changes by its decision only';
END $$;
