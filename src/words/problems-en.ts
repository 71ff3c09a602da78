import type { ProblemWords } from './problem-words.ts';

export const ENGLISH_PROBLEMS: ProblemWords = {
  invalid_request: ['The request is malformed', 'Check the marked fields and send it again. Nothing has changed.'],
  cross_site: [
    'Request from another site',
    'Such a request is taken from the shop’s own pages only. Open the shop and try there.',
  ],
  unknown_host: [
    'Another host',
    'This sandbox answers to localhost, to the host of its PUBLIC_URL and to literal addresses alone. Open it under one of these.',
  ],
  sandbox_access_required: [
    'The secret of the sandbox is required',
    'Mails, codes and test payments of this sandbox are open only to those who know its secret. Check the secret and try again.',
  ],
  not_found: ['Not found', 'There is nothing at this address. Check that the link is correct.'],
  method_not_allowed: ['Not supported', 'This address does not support that action.'],
  payload_too_large: ['Request too large', 'Shorten the text, or choose a smaller file. Nothing has changed.'],
  unsupported_media_type: ['Unsupported format', 'Pictures are JPEG, PNG or WebP, a proof of money also PDF, the rest JSON.'],
  unreadable_picture: [
    'The picture cannot be read',
    'It must be a whole JPEG, PNG or WebP of at most 40 megapixels. Choose another picture, or save this one anew.',
  ],
  unreadable_evidence: [
    'The file cannot be read',
    'It must be a whole PDF, JPEG, PNG or WebP. Choose another file, or save this one anew.',
  ],
  proof_required: ['Proof needed', 'Unusually many codes are being asked for, so this request needs a proof. Try again.'],
  rate_limited: ['Too many requests', 'Try again later. Nothing is lost.'],
  internal_error: [
    'Internal error',
    'Something failed on our side. Try again; if it persists, write to us and name the request id.',
  ],
  unavailable: ['Temporarily unavailable', 'We are bringing the service back. Try again in a few seconds.'],
  gateway_unavailable: ['The payment system does not answer', 'Your order is kept. Try again, or choose another way to pay.'],
  invalid_signature: [
    'Wrong signature',
    'The notice is not signed with the key of the payment gateway. The shop has not kept it.',
  ],
  malformed_notice: [
    'Unreadable notice',
    'The notice does not have the form that the payment gateway promises. The shop has not kept it.',
  ],
  invalid_duration: ['Wrong duration', 'The marked items cannot be ordered for that long. Choose another duration.'],
  invalid_quantity: ['Wrong quantity', 'So many of an item cannot be ordered. Set a smaller quantity.'],
  invalid_date: ['Wrong date', 'This date cannot be taken. Choose another. Nothing is lost.'],
  unknown_item: ['Item not found', 'The marked items are no longer in the catalogue. Remove them from the cart.'],
  price_changed: [
    'The price has changed',
    'Prices have changed since the cart was filled. The new total is shown; your cart is kept.',
  ],
  order_not_payable: ['The order cannot be paid', 'This order is already paid or cancelled. There is nothing to pay.'],
  payment_confirming: [
    'The money is on its way',
    'We see money for this order, but the payment is not final yet. Do not pay again: once it is, the order is paid, or shows what is missing.',
  ],
  part_paid: [
    'A part is paid already',
    'A part of the sum came in a coin, and the card would be charged the whole. Pay the rest in a coin.',
  ],
  below_minimum: [
    'Too small an amount for this coin',
    'This coin cannot carry so small an amount. Choose another coin; if none will do, write to us.',
  ],
  free_in_plan: ['You can do this yourself', 'Nobody needs to be asked for this day: choose it in your plan.'],
  day_changed: [
    'The day has changed',
    'The ritual has got another day meanwhile. Reload the page and look at its day first; where a customer asks, decline or choose a day yourself.',
  ],
  illegal_transition: ['Not possible', 'That is not possible now. Reload the page: it shows what is.'],
  contact_unverified: [
    'The contact is not confirmed',
    'The link for a refund goes only to a confirmed e-mail or phone. Sign in with the e-mail of this order, then ask for the link again.',
  ],
  contact_already_set: ['Contact data already given', 'The order already has contact data. Write to us to change them.'],
  no_partner: ['No partner', 'This order has no partner who could be paid. Choose another way to pay.'],
  amount_mismatch: ['The amount differs', 'The order asks for another amount now. Reload the page and try again.'],
  idempotency_key_reused: ['Key already used', 'This key was used for another request. Take a new one.'],
  secret_gone: [
    'The secret is not kept any more',
    'This request was carried out before, and its answer held a secret, which is kept for ten minutes. Take a new key and exchange the secret.',
  ],
  request_in_progress: ['Already running', 'The same request is still running. Try again in a second.'],
  not_signed_in: ['Sign in first', 'Sign in with a code and try again. What you entered is kept.'],
  session_ended: [
    'The session has ended',
    'You have been signed out. Sign in again or go on as a guest. What you entered is kept.',
  ],
  not_allowed: ['No access', 'This is not yours, or your role does not allow it. Sign in with your own e-mail or phone.'],
  invalid_code: [
    'The code does not fit',
    'The code is wrong, too old or used already. Check the digits, or ask for a new code in this same browser.',
  ],
  second_factor_required: [
    'Second factor required',
    'Confirm with a passkey, a code of your app or a recovery code, and try again. What you entered is kept.',
  ],
  wrong_second_factor: [
    'That did not confirm it',
    'The code or the passkey is not right, or the question was too old. Wait for the next code in your app and try again.',
  ],
  second_factor_locked: [
    'Too many wrong codes',
    'No code is taken for now, for a day at most. A passkey works; otherwise ask an administrator to reset your second factors.',
  ],
  too_many_factors: ['Ten ways already', 'There can be ten ways to confirm at most. Remove one that you do not need.'],
  last_factor: ['This is the last way', 'The last way to confirm cannot be removed. Add another first.'],
  member_exists: ['On the team already', 'This e-mail has access as a member of staff. Change the role in the list.'],
  own_membership: ['Not for yourself', 'Your own role and access are changed by another administrator.'],
  fresh_login_required: ['Sign in again', 'This needs a recent sign-in. Sign in with a code and try again.'],
  email_taken: ['Address taken', 'This address belongs to another account. Choose another.'],
  email_needs_code: ['Address not confirmed', 'A new address takes effect with the code that we send to it.'],
  profile_exists: ['The profile exists', 'Your profile exists already. Reload the page to change it.'],
  consent_required: ['Consent needed', 'Birth data can be kept only with your consent. Tick it and try again.'],
  paid_rituals_open: [
    'Paid rituals are open',
    'First decide what becomes of your paid rituals and refunds. Nothing was deleted.',
  ],
  day_needed: [
    'Choose a day first',
    'For us to perform your rituals each needs a day. Choose it in your plan. Nothing was deleted.',
  ],
  no_paid_orders: ['No paid rituals', 'A plan is made for paid rituals. Pay an order and come back.'],
  invalid_participants: ['A line cannot be read', 'Correct the marked lines of the participants. Nothing is lost.'],
  participant_exists: ['There is such a person', 'Your circle has somebody of the same name and birth. Change that record.'],
  too_many_participants: [
    'Too many participants',
    'One by one a plan takes up to thirty people, a circle a hundred. Take somebody off first.',
  ],
  changed_meanwhile: [
    'Somebody has changed this',
    'While you were writing, somebody else changed the record. Open it again, compare, and save once more. Your text was not saved.',
  ],
  invalid_key: [
    'The key is not valid',
    'The key is unknown, has ended, was revoked, or must not be used from this address. Check it, or make a new key in the dashboard.',
  ],
  key_of_other_mode: [
    'A key of the other shop',
    'Keys of the sandbox work in the sandbox alone, and live keys in the real shop alone. Take the key that was made here.',
  ],
  key_scope_missing: [
    'The key lacks a scope',
    'The key is valid, but may not do this. Make a key with the scope that this operation names.',
  ],
  key_not_accepted: ['No keys here', 'This operation is for people who have signed in. Send it without a key.'],
  key_and_session: [
    'A key and a session at once',
    'Send either the key or the cookie of a session, so that it is clear who asks.',
  ],
  client_reference_used: [
    'Reference used before',
    'You have placed another order with this reference; `order` is its id. Look at that order before you place one under a new reference.',
  ],
  too_many_webhooks: ['Too many webhooks', 'There are ten webhooks already. Remove one that nobody uses, then add a new one.'],
  too_many_views: ['Too many views', 'There are twenty such views already. Delete one that nobody uses, then save this one.'],
  too_many_keys: ['Too many keys', 'There are twenty valid keys already. Revoke those that nobody uses, then make a new key.'],
  key_exchanged: [
    'The key was exchanged already',
    'Its new key is valid and was shown once. If nobody has it, revoke the new key, then exchange the old one again.',
  ],
  slug_taken: ['The link name is taken', 'This link name is taken already. Choose another.'],
  not_for_sale: [
    'A ritual is not for sale',
    'One of the rituals cannot be ordered any more. Take it out of the cart: the rest and your details are still there, no order was placed.',
  ],
  too_many_articles: [
    'Too many texts',
    'No more than two hundred articles, and as many rituals, have room here. The new one was not made.',
  ],
  too_many_pictures: ['Too many pictures', 'No more than two thousand pictures have room here. Delete some that no text shows.'],
  picture_in_use: [
    'The picture is in use',
    'A text shows this picture, or a version in its history does, so it stays. Only a picture that no text has shown can be deleted.',
  ],
  too_many_notes: ['Too many notes', 'No more notes or answers have room here. Your text was not saved.'],
  wrong_amount: [
    'Another amount',
    'Only the amount that is missing can be confirmed. Reload the page and compare. Nothing has changed.',
  ],
  second_person_required: [
    'A second person is needed',
    'Two people decide about such money. Somebody else must agree: another person of the partner, or an administrator.',
  ],
  agreement_too_early: [
    'Too early to agree alone',
    'The only administrator may agree with an own confirmation once the wait is over; the order’s page says when. Nothing has changed.',
  ],
  undo_over: [
    'It cannot be taken back any more',
    'The time is over, the ritual has begun, its report is sent, or other money came for the order. Write to an administrator of the shop.',
  ],
  money_open: [
    'Money is unsettled',
    'Money of the client’s orders waits to be confirmed, decided about or given back. Settle it first. Nothing was erased.',
  ],
  nothing_left: ['Nothing is left', 'Nothing is left of this money: it was given back, or is about to be. Reload the page.'],
  refund_pending: [
    'The card gateway has not answered yet',
    'Whether the money went is not known yet. Do the same again in a minute: the card gateway pays once. A bank may take days.',
  ],
  refund_refused: [
    'The card gateway does not pay',
    'The card gateway has refused, and has paid nothing. Look at the payment there, or send the money in another way.',
  ],
  refund_failed: [
    'The refund has failed',
    'The card gateway could not pay, so this refund has ended. Find another way with the client, and begin a new refund.',
  ],
};
