-- Nothing ever asks for an event by its id, and its index is the dearest of the three: a message keeps three
-- events, and their ids are anywhere in it. It is gone in a moment, however many there are.
alter table live_events drop constraint live_events_pkey;
