-- The theme of the back office that a person has chosen; null: as her browser says.
ALTER TABLE admin_user ADD COLUMN theme text CHECK (theme IN ('light', 'dark', 'system'));
