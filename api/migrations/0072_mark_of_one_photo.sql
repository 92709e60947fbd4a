-- The mark is of the photo that was compared: another main photo ends it however old it is, and so does
-- having none.
create or replace function mark_ends_with_photo() returns trigger language plpgsql as $$
begin
  new.verified_at := null;
  new.verified_until := null;
  return new;
end $$;
