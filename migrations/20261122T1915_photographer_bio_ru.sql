-- The Russian text about a photographer; without it Russian readers get `bio`.
ALTER TABLE photographer ADD COLUMN bio_ru text;
