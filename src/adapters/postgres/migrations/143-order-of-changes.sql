-- Ids of the changes of orders rise as they are written, so that changes of one instant follow each other. Instances of the release before draw
-- theirs at random.
create sequence order_history_ids owned by order_history.id;
