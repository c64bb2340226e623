-- Anybody can type any address, and a refusal told whether it has a place until a birth. The program refuses only a network
-- that has just taken a place for it; the mail tells the family of the other one.
DROP INDEX booking_one_place;
