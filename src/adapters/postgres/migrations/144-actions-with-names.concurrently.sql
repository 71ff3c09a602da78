-- The lines of the staff's log in which former versions wrote how a name is read or spelled: they are found until all are emptied.

drop index concurrently if exists staff_actions_named;
create index concurrently staff_actions_named on staff_actions (at)
  where action in ('ritual.name_read', 'ritual.name_spelled') and (before is not null or after is not null);
