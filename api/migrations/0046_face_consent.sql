-- A member's own word on whether the main photo may stand on pages that advertise.
alter table profiles add column face_consent boolean not null default false;
update profiles set face_consent = true where id in (select profile_id from approved_faces);
