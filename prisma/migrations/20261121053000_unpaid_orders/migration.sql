-- The poll asks every minute about orders that ended unpaid within a week; among years of orders they are few.
CREATE INDEX "Payment_ended_unpaid" ON "Payment" ("createdAt") WHERE "status" IN ('failed', 'cancelled') AND "paidAt" IS NULL;
