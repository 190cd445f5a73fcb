-- Readers of posts by their age: they are removed after their term.
CREATE INDEX CONCURRENTLY "PostViewer_seenAt_idx" ON "PostViewer"("seenAt");
