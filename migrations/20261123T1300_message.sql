-- The outbox contains mails and WhatsApp messages, so its table is called message. Processes of earlier versions, which
-- run until a deployment is complete, read and write it under its former name: a view of one table is updatable
-- (decision 0015).
ALTER TABLE mail RENAME TO message;
ALTER TABLE message RENAME CONSTRAINT mail_admission_is_whole TO message_admission_is_whole;
ALTER TABLE message RENAME CONSTRAINT mail_booking_id_fkey TO message_booking_id_fkey;
ALTER TABLE message RENAME CONSTRAINT mail_contact_id_fkey TO message_contact_id_fkey;
ALTER TABLE message RENAME CONSTRAINT mail_payment_id_fkey TO message_payment_id_fkey;
ALTER TABLE message RENAME CONSTRAINT mail_recipient_check TO message_recipient_check;
ALTER TABLE message RENAME CONSTRAINT mail_language_check TO message_language_check;
ALTER TABLE message RENAME CONSTRAINT mail_status_check TO message_status_check;
ALTER TABLE message RENAME CONSTRAINT mail_check TO message_sent_at_check;
ALTER INDEX mail_pkey RENAME TO message_pkey;
ALTER INDEX mail_due RENAME TO message_due;
ALTER INDEX mail_booking RENAME TO message_booking;
ALTER INDEX mail_failed RENAME TO message_failed;
ALTER INDEX mail_admitted RENAME TO message_admitted;
ALTER INDEX mail_contact RENAME TO message_contact;
ALTER INDEX mail_payment RENAME TO message_payment;
CREATE VIEW mail AS SELECT * FROM message;
