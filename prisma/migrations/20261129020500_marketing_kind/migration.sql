-- The text of the marketing consent becomes a dated text of the console like the terms. Alone: a new value is used after its transaction.
ALTER TYPE "PolicyKind" ADD VALUE 'marketing';
