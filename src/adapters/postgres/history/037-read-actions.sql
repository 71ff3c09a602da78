-- Finds actions of the staff by person and by area, the newest first.

create index staff_actions_actor on staff_actions (actor_id, at desc, id desc);
create index staff_actions_area on staff_actions (split_part(action, '.', 1), at desc, id desc);
