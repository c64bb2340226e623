-- What the studio did about a declaration that did not settle everything by itself. Append-only, like the declaration.
CREATE TABLE withdrawal_decision (
  declaration_id  uuid PRIMARY KEY REFERENCES withdrawal_declaration (id),
  decided_at      timestamptz(3) NOT NULL,
  -- The id of the administrator or of the API key.
  decided_by      text NOT NULL,
  decision        text NOT NULL CHECK (decision <> '')
);
CREATE TRIGGER withdrawal_decision_append_only BEFORE UPDATE OR DELETE ON withdrawal_decision
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_declaration();
