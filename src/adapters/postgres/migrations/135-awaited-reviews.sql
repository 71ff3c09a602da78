-- Money of this payment waits for a person: it has reasons to be looked at, and nobody has decided about it as it is now. Kept by triggers,
-- also for a version of the shop that does not know the column.
alter table payments add column awaits_review boolean not null default false;
create function is_review_decided(payment payments) returns boolean language sql stable as $body$
  select exists (select from review_decisions decided where decided.subject_id = payment.id
    and decided.reasons @> payment.reviews and decided.received = payment.received and decided.confirmed <= payment.confirmed
    -- Every transfer in another coin stood there when the person decided; its transaction may be told later.
    and decided.others @> (select coalesce(jsonb_agg(other - 'transactionId'), '[]') from jsonb_array_elements(payment.others) other))
$body$;

create function note_awaited_review() returns trigger language plpgsql as $body$
  begin
    new.awaits_review := new.reviews <> '{}' and not is_review_decided(new);
    return new;
  end $body$;
create trigger payments_begin_review before insert on payments
  for each row when (new.reviews <> '{}') execute function note_awaited_review();
create trigger payments_change_review before update on payments
  for each row when (
    (old.reviews, old.received, old.confirmed, old.others) is distinct from (new.reviews, new.received, new.confirmed, new.others)
  ) execute function note_awaited_review();
create function note_decided_review() returns trigger language plpgsql as $body$
  begin
    update payments set awaits_review = not is_review_decided(payments) where id = new.subject_id and reviews <> '{}';
    return null;
  end $body$;
create trigger review_decisions_end_review after insert on review_decisions for each row execute function note_decided_review();

update payments set awaits_review = true where reviews <> '{}' and not is_review_decided(payments);
