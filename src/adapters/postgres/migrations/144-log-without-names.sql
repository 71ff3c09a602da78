-- The log says that somebody has noted how a name is read or spelled, and no longer the name: no person could be erased from it whose customer
-- has no plan.

update staff_actions set before = null, after = null
  where action in ('ritual.name_read', 'ritual.name_spelled') and (before is not null or after is not null);
