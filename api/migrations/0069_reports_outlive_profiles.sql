-- A report is decided, and its reporter told, also when the reported member is erased meanwhile. Nothing
-- in it names them then; that a photo or a message was reported still shows.
create function report_of_the_gone() returns trigger language plpgsql as $$
begin
  new.named_id := 'gone';
  new.photo_id := case when new.photo_id is not null then 'gone' end;
  new.message_id := case when new.message_id is not null then 'gone' end;
  return new;
end $$;

create trigger reports_of_the_gone before update of profile_id on reports for each row
  when (old.profile_id is not null and new.profile_id is null)
  execute function report_of_the_gone();

alter table reports
  drop constraint reports_profile_id_fkey,
  add constraint reports_profile_id_fkey
    foreign key (profile_id) references profiles (id) on delete set null;
