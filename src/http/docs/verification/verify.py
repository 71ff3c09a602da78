# The page replaces TOLERANCE_SECONDS by a number.
import base64
import hashlib
import hmac
import json
import time


def verify(secret, headers, body, now=None):
    """The event of a webhook; headers by their names in small letters, body as the bytes that came."""
    message_id, sent_at = headers.get('webhook-id', ''), headers.get('webhook-timestamp', '')
    if not message_id or not sent_at.isdigit():
        raise ValueError('headers')
    if abs((time.time() if now is None else now) - int(sent_at)) > TOLERANCE_SECONDS:
        raise ValueError('time')
    key = base64.b64decode(secret[len('whsec_'):])
    # Whoever likes could sign with an empty key.
    if not key:
        raise ValueError('secret')
    signed = f'{message_id}.{sent_at}.'.encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    right = b'v1,' + base64.b64encode(digest)
    signatures = headers.get('webhook-signature', '').encode().split()
    if not any(hmac.compare_digest(right, one) for one in signatures):
        raise ValueError('signature')
    return json.loads(body)
