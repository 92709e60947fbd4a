alter table messages
  -- When the receiver first got it: in the conversation, in the list or live. From then on it is paid.
  add column fetched_at timestamptz,
  -- When it was refunded. Only its sender still sees it.
  add column withdrawn_at timestamptz,
  add constraint refunded_or_fetched check (fetched_at is null or withdrawn_at is null);

-- What was read counts as fetched, and what was refunded until now is withdrawn.
update messages m set fetched_at = m.created_at
from conversation_members theirs
where theirs.conversation_id = m.conversation_id and theirs.other_id = m.sender_id
  and m.seq <= greatest(theirs.last_read_seq, theirs.last_delivered_seq)
  and not exists (select 1 from credit_entries where cause = 'refund' and reference = m.id);

with refunded as (
  update messages m set withdrawn_at = r.created_at
  from credit_entries r where r.cause = 'refund' and r.reference = m.id
  returning m.conversation_id, m.sender_id, m.seq
), gone as (
  select theirs.conversation_id, theirs.profile_id, count(*) as messages
  from refunded join conversation_members theirs
    on theirs.conversation_id = refunded.conversation_id and theirs.other_id = refunded.sender_id
  where refunded.seq > greatest(theirs.last_read_seq, theirs.removed_seq)
  group by theirs.conversation_id, theirs.profile_id
)
update conversation_members theirs set unread = greatest(0, theirs.unread - gone.messages)
from gone
where theirs.conversation_id = gone.conversation_id and theirs.profile_id = gone.profile_id;
