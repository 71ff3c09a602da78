-- Answers that hold a secret, enciphered: a table of their own, because no backup may have them.

create table secret_answers (
  caller text not null, operation text not null, key text not null,
  sealed text not null, made_at timestamptz(3) not null,
  primary key (caller, operation, key),
  foreign key (caller, operation, key) references idempotency_keys (caller, operation, key) on delete cascade
);
