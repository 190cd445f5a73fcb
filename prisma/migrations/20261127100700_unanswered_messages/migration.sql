-- Messages that were tried and have no answer: their oldest is asked for at each scrape of the worker.
CREATE INDEX CONCURRENTLY "Message_unanswered" ON "Message" ("triedAt") WHERE "sentAt" IS NULL AND "failure" IS NULL;
