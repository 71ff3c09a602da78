-- Of the messages to an e-mail that its user gives up, those that belong to a former holder of it stay with that one.

create or replace function keep_messages_of_former_email() returns trigger language plpgsql as $body$
  begin
    update messages set user_id = new.id where lower(recipient) = old.email and user_id is null;
    return null;
  end $body$;
