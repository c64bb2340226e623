-- What Russian readers are told about a photographer; where it is missing they read `bio`.
ALTER TABLE photographer ADD COLUMN bio_ru text;
