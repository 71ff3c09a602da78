<?php
// The page replaces TOLERANCE_SECONDS by a number.
/** The event of a webhook; headers by their names in small letters, body as the text that came. */
function verify(string $secret, array $headers, string $body, ?int $now = null): array
{
    $id = $headers['webhook-id'] ?? '';
    $sentAt = $headers['webhook-timestamp'] ?? '';
    if ($id === '' || !preg_match('/^\d{1,12}$/D', $sentAt)) {
        throw new UnexpectedValueException('headers');
    }
    if (abs(($now ?? time()) - (int) $sentAt) > TOLERANCE_SECONDS) {
        throw new UnexpectedValueException('time');
    }
    $key = base64_decode(substr($secret, strlen('whsec_')), true);
    // Whoever likes could sign with an empty key.
    if (!$key) {
        throw new UnexpectedValueException('secret');
    }
    $right = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$sentAt.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $one) {
        if (hash_equals($right, $one)) {
            return json_decode($body, true, 64, JSON_THROW_ON_ERROR);
        }
    }
    throw new UnexpectedValueException('signature');
}
