-- Ways to clients: the newest first, and by the beginning of an e-mail, a phone or a name.

-- The expressions are those of the query: another spelling would leave the index unused. The collation knows the lower case of Cyrillic
-- letters, which a database with the locale C does not. Names are compared with the Cyrillic letter ie for io.
create index users_clients on users (created_at desc, id desc) where role = 'customer' and suspended_role is null and closed_at is null;
create index users_email_prefix on users (email text_pattern_ops) where email is not null;
create index users_phone_prefix on users (phone text_pattern_ops) where phone is not null;
create index profiles_phone_prefix on profiles (phone_number text_pattern_ops);
create index profiles_first_name on profiles (replace(lower(first_name collate "und-x-icu"), 'ё', 'е') text_pattern_ops);
create index profiles_last_name on profiles (replace(lower(last_name collate "und-x-icu"), 'ё', 'е') text_pattern_ops);
create index orders_customer_name on orders (replace(lower(customer_name collate "und-x-icu"), 'ё', 'е') text_pattern_ops)
  where user_id is not null and customer_name is not null;
