-- Who has answered a request for a consultation, and what the staff noted about it.

alter table consultations add column answered_at timestamptz(3), add column answered_by uuid;
alter table consultations add constraint consultations_answered check ((answered_at is null) = (answered_by is null));
create index consultations_open on consultations (requested_at desc, id desc) where answered_at is null;
create index consultations_answered_at on consultations (answered_at desc, id desc) where answered_at is not null;

create table consultation_notes (
  id uuid primary key,
  consultation_id uuid not null references consultations on delete cascade,
  text text not null,
  written_by uuid not null,
  written_at timestamptz(3) not null
);
create index consultation_notes_of on consultation_notes (consultation_id, written_at, id);
