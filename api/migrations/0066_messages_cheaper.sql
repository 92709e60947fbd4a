-- Each of these was done again for every message, and each says what something else says already.
-- A member's events go with the member (safety/erase), stay for an hour, and are asked for by member alone.
alter table live_events drop constraint live_events_user_id_fkey;
-- messages_client says more: an id of one's own is used once, wherever it was sent.
alter table messages drop constraint messages_conversation_id_sender_id_client_id_key;

-- As before, but an account that is there is not tried to be made again.
create or replace function chain_credit_entry() returns trigger language plpgsql as $$
declare
  previous record;
begin
  perform 1 from credit_accounts where user_id = new.user_id for update;
  if not found then
    insert into credit_accounts (user_id) values (new.user_id) on conflict do nothing;
    perform 1 from credit_accounts where user_id = new.user_id for update;
  end if;
  select entry_no, balance_after into previous from credit_entries
    where user_id = new.user_id order by entry_no desc limit 1;
  new.entry_no := coalesce(previous.entry_no, 0) + 1;
  new.balance_after := coalesce(previous.balance_after, 0) + new.amount;
  return new;
end $$;
