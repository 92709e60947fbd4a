-- Whoever reported a message or a photo no longer sees it: asked about each that is shown.
create index reports_message on reports (message_id, reporter_id) where message_id is not null;
create index reports_photo on reports (photo_id, reporter_id) where photo_id is not null;
