-- Unpaid applications, by their age: they lapse after a week and expire with the year, looked for every ten minutes.
CREATE INDEX CONCURRENTLY "OnlineEnrolment_unpaid" ON "OnlineEnrolment" ("appliedAt") WHERE "status" = 'applied';
