import json
import urllib.error
import urllib.request
import uuid
from datetime import date, datetime, timedelta

SHOP = 'SHOP_ADDRESS'


def call(method, path, body=None, key=None, once=False):
    headers = {'Accept-Language': 'CONTRACT_LANGUAGE'}
    data = None
    if key:
        headers['Authorization'] = f'Bearer {key}'
    if once:
        headers['Idempotency-Key'] = str(uuid.uuid4())
    if body is not None:
        headers['Content-Type'] = 'application/json'
        data = json.dumps(body).encode()
    request = urllib.request.Request(SHOP + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as refused:
        problem = json.load(refused)
        raise RuntimeError(f"{problem['code']}: {problem['detail']} ({problem['requestId']})") from None
