-- A member's own id of a message is used once, wherever it was sent.
create unique index messages_client on messages (sender_id, client_id);

insert into gifts (key, position) values
  ('rose', 1), ('champagne', 2), ('chocolates', 3), ('cocktail', 4), ('perfume', 5), ('ring', 6);

insert into openers (key, position) values
  ('first_drink', 1), ('dance_floor', 2), ('second_date', 3), ('sunday_morning', 4),
  ('secret_talent', 5), ('last_laugh', 6), ('city_trip', 7), ('cook_or_order', 8);
