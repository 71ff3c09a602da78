-- A decision is about the money as it was when somebody looked. Whatever changes then waits for a person again, also when the money is once more
-- as it was at an earlier decision: coins that were taken back may have come again, and be taken back again.

-- Somebody who has decided about `before` has decided about `payment`, too: no reason and no transfer is new, and no money came or went. More of
-- it may be confirmed, and the transaction of a transfer in another coin be told.
create function is_same_review(before payments, payment payments) returns boolean language sql immutable as $body$
  select before.reviews @> payment.reviews and before.received = payment.received and before.confirmed <= payment.confirmed
    and before.others @> (select coalesce(jsonb_agg(other - 'transactionId'), '[]') from jsonb_array_elements(payment.others) other)
$body$;

create or replace function note_awaited_review() returns trigger language plpgsql as $body$
  begin
    new.awaits_review := new.reviews <> '{}' and case tg_op
      when 'INSERT' then not is_review_decided(new)
      else old.awaits_review or not is_same_review(old, new) end;
    return new;
  end $body$;

create or replace function note_decided_review() returns trigger language plpgsql as $body$
  begin
    update payments set awaits_review = false
      where id = new.subject_id and awaits_review and new.reasons @> reviews and new.received = received and new.confirmed <= confirmed
        and new.others @> (select coalesce(jsonb_agg(other - 'transactionId'), '[]') from jsonb_array_elements(payments.others) other);
    return null;
  end $body$;
