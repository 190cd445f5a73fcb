ALTER TYPE "ApprovalStatus" ADD VALUE 'makerGone';
