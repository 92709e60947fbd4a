-- A member who goes is looked for in everything that names a member, a photo in whatever shows it: not by
-- reading whole tables.
create index conversations_other on conversations (profile_b);
create index conversation_members_of_other on conversation_members (other_id);
create index passes_received on passes (to_id);
create index reports_given on reports (reporter_id);
create index signup_matches_found on signup_matches (profile_id);
create index profiles_of_photo on profiles (main_photo_id) where main_photo_id is not null;
create index approved_faces_photo on approved_faces (photo_id);
