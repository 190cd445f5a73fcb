-- A row of a file that is none of ours, such as money that went out of the account.
ALTER TYPE "ImportRowClass" ADD VALUE 'leftOut';
