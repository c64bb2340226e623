-- The list of vouchers follows what others do: an entry of the ledger is told as `voucher`, also where the audit names only
-- the booking that was paid.
CREATE TRIGGER voucher_entry_tells_insert AFTER INSERT ON voucher_entry
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('voucher');
