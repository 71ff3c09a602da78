-- Partners, and ways to the orders of each. Orders name a partner by the slug alone, because they outlive their partner.

create table partners (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null,
  email text not null,
  language text not null check (language in ('ru', 'en')),
  is_suspended boolean not null default false,
  version int not null default 1,
  created_at timestamptz(3) not null
);
create index partners_newest on partners (created_at desc, id desc);
create index orders_partner on orders (partner, created_at desc, id desc) where partner is not null;
create index orders_partner_status on orders (partner, status, created_at desc, id desc) where partner is not null;
