-- What a family knows of a customer's star of birth, and the gotra.

alter table profiles
  add column birth_nakshatra text not null default '' check (birth_nakshatra ~ '^([1-9]|1[0-9]|2[0-7])?$'),
  add column birth_rashi text not null default '' check (birth_rashi ~ '^([1-9]|1[0-2])?$'),
  add column gotra text not null default '',
  add column is_gotra_unknown text not null default '' check (is_gotra_unknown in ('true', ''));

-- Nothing about somebody's birth without consent, also when a version of the shop withdraws it that does not know the columns.
create function forget_star_of_birth() returns trigger language plpgsql as $body$
  begin
    new.birth_nakshatra = '';
    new.birth_rashi = '';
    new.gotra = '';
    new.is_gotra_unknown = '';
    return new;
  end $body$;
create trigger profiles_without_consent before update on profiles
  for each row when (new.consent_version is null and old.consent_version is not null) execute function forget_star_of_birth();
