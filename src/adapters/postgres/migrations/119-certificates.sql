-- Certificates of performed rituals, signed with a key of the shop. Public keys stay for ever, so that what they signed can be verified.

create table certificate_keys (
  id text primary key,
  public_key text not null,
  since timestamptz(3) not null,
  until timestamptz(3)
);
-- One key signs at a time.
create unique index certificate_keys_one on certificate_keys ((until is null)) where until is null;

-- `text` is what was signed, byte for byte. Without a reason a corrected report has revoked the certificate.
create table certificates (
  code text primary key,
  order_id uuid not null references orders,
  key_id text not null references certificate_keys,
  text text not null,
  signature text not null,
  issued_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_by uuid,
  reason text,
  check ((revoked_by is null) = (reason is null)),
  check (revoked_at is not null or reason is null)
);
create index certificates_order on certificates (order_id, issued_at desc);
-- Whatever the code above it does, an order has one valid certificate at most.
create unique index certificates_valid on certificates (order_id) where revoked_at is null;

-- Orders whose reports were sent or corrected since the last certificate; `since` is when.
create table certificate_dues (
  order_id uuid primary key references orders,
  since timestamptz(3) not null
);
create index certificate_dues_since on certificate_dues (since, order_id);

insert into certificate_dues (order_id, since)
  select order_id, max(coalesce(corrected_at, sent_at)) from reports where sent_at is not null group by order_id;

-- Also for a version of the shop that does not know the table.
create function note_certificate_due() returns trigger language plpgsql as $body$
  begin
    insert into certificate_dues (order_id, since) values (new.order_id, coalesce(new.corrected_at, new.sent_at))
      on conflict (order_id) do update set since = greatest(certificate_dues.since, excluded.since);
    return null;
  end $body$;
create trigger reports_certificate_due after insert or update on reports
  for each row when (new.sent_at is not null) execute function note_certificate_due();
