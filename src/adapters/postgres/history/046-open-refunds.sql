-- Lists the refunds that are not over, page by page, without reading those that are.

create index refunds_open on refunds (requested_at, id) where state not in ('confirmed', 'rejected');
