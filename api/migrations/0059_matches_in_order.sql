-- A page of likes is read out of an index in its order, however many there are. Since when a like is
-- mutual is noted with both; who writes likes need not know of it.
alter table likes add column matched_at timestamptz;

create function note_match() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update likes set matched_at = null
    where from_id = old.to_id and to_id = old.from_id and matched_at is not null;
  else
    update likes set matched_at = greatest(mine.created_at, theirs.created_at)
    from likes mine join likes theirs on theirs.from_id = mine.to_id and theirs.to_id = mine.from_id
    where mine.from_id = new.from_id and mine.to_id = new.to_id
      and ((likes.from_id = mine.from_id and likes.to_id = mine.to_id)
        or (likes.from_id = mine.to_id and likes.to_id = mine.from_id));
  end if;
  return null;
end $$;

create trigger likes_match after insert or delete on likes
  for each row execute function note_match();

update likes set matched_at = greatest(likes.created_at, back.created_at)
from likes back where back.from_id = likes.to_id and back.to_id = likes.from_id;

create index likes_matched on likes (from_id, matched_at desc) include (to_id)
  where matched_at is not null;

-- New ones come before all others.
drop index likes_waiting;
create index likes_waiting on likes (to_id, created_at desc) include (from_id) where is_new;
