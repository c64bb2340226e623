-- A stored response has one word in code, contract and database.
ALTER TABLE idempotent_answer RENAME TO idempotent_response;
ALTER TABLE idempotent_response RENAME COLUMN answer TO response;
ALTER TABLE idempotent_response RENAME CONSTRAINT idempotent_answer_pkey TO idempotent_response_pkey;
ALTER INDEX idempotent_answer_booking RENAME TO idempotent_response_booking;
ALTER INDEX idempotent_answer_created RENAME TO idempotent_response_created;
