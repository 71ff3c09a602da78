import type { MayGrow } from './costs.ts';

/**
 * The statements that may cost more. With a million orders the past goes back ten times as far, and a day of it has twelve times as many orders,
 * because the copies overlap; so a sum of a time reads up to a hundred times as many rows. And orders that lay beside each other in a small
 * table and its indexes lie in as many pages as there are orders.
 */
export const MAY_GROW: readonly MayGrow[] = [
  {
    text: /^select (orders\.partner as key|item_id as key|index::int|way as key|count\(\*\) filter \(where came)/,
    why: 'a sum of the overview: reads all money of a time',
    times: 1000,
  },
  {
    text: /^select exists \( select from ledger join orders/,
    why: 'the overview looks whether its sums agree: all paid orders of a time',
    times: 200,
  },
  { text: /^select status, count\(\*\)::float8 as placed/, why: 'the overview counts the orders of a time', times: 200 },
  { text: /^select "moved"\."order_id"/, why: "a partner's statement: reads the money of a month", times: 10 },
  {
    text: /^select case when status = .* when hand\.id is null/,
    why: "a partner's sums of a month: read all payments by hand in one go, which costs less than to look up each order",
    times: 50,
  },
  {
    text: /^select "id", "email", "phone".* in \(select id from users/,
    why: 'the newest of all clients of a name: reads them all',
    times: 100,
  },
  { text: /^with "found" as materialized/, why: 'the index of words has more pages for each word', times: 20 },
  { text: /^select kinds\.day/, why: 'the week of the desk: its rituals lie in more pages', times: 10 },
  {
    text: /orders\.id = any\(array\(select order_id from order_items/,
    why: 'the desk: as many rituals of a day as before, which lie in more pages',
    times: 20,
  },
  {
    text: /"created_at" < \$|"at" < \$|as "key" .*from "staff_actions"|"actor_id"\) as "email"/,
    why: 'a list by date: of 400 days ago the small shop has nothing, and no text tells such a page from a newer one',
    times: 1000,
  },
  {
    text: /^select "id" from "staff_actions" where to_tsvector/,
    why: 'ends with the first 2,000 actions that have a word, which lie in more pages',
    times: 4,
  },
  { text: /^update "payments" set "state"/, why: 'writes into each index of the table, and each has a level more', times: 4 },
  {
    text: /^select orders\.id, customer_email as email/,
    why: 'of this measurement itself, in bench/panel-requests.ts',
    times: 10,
  },
  {
    text: /"id" = any\(|"part"\."id" from|from "staff_events" left join "orders"|"(order_id|user_id|id)" in \(/,
    why: 'looks up so many ids as before: each costs up to five pages, where a small table has several in one',
    times: 15,
  },
];
