-- Requests for consultations are answered by mail. What was answered stays with the request; `version` counts marks and answers, so that
-- two people do not answer one request unawares.

alter table consultations add column email text;
alter table consultations add column version int not null default 0;

create table consultation_answers (
  id uuid primary key,
  consultation_id uuid not null references consultations on delete cascade,
  email text not null,
  text text not null,
  sent_by uuid not null,
  sent_at timestamptz(3) not null
);
create index consultation_answers_of on consultation_answers (consultation_id, sent_at, id);
